### L’analisi di una partita: che cosa l’ha decisa, ogni scelta valutata, gli accordi possibili, la fortuna separata dalla bravura.
### Le parole delle valutazioni sono anche i loro nomi per chi usa un lettore di schermo.

review = Analisi
review-title = Analisi: { $name }
review-about = { $players } giocatori, { $rounds ->
    [one] { $rounds } giro
   *[other] { $rounds } giri
  }, { $turns } turni
review-complete = Analisi completa
review-running = Analisi: { $done } turni su { $turns }
review-left-minutes = ancora circa { $n } min
review-left-seconds = ancora circa { $n } s
review-begins = L’analisi comincia…
review-begins-about = Ci vuole qualche minuto. Puoi andare via: prosegue senza di te.
review-not-yet = Nessuna di queste scelte è stata ancora valutata. Puoi andare via: l’analisi prosegue senza di te.
review-stopped-before = L’analisi è stata fermata prima di arrivare a queste scelte.
review-stopped = Fermata dopo { $done } turni su { $turns }
review-stop = Ferma
review-go-on = Continua
review-failed = Questa partita non si può analizzare qui.
review-save-page = Salva come pagina

## Riepilogo

review-result = Risultato
review-place = { $place }º, { $points }
review-winner = { $name } ha vinto con { $points }
review-you-won = Hai vinto
review-even-luck = punti a fortuna pari
review-even-luck-short = Fortuna pari
review-even-others = punti a fortuna pari; { $name } { $points }
review-mean-loss = Probabilità persa
review-mean-loss-about = % per decisione, in media
review-luck-sum = Fortuna nelle pescate: { $n }% della probabilità di vincere

## L’andamento

review-chance = Probabilità di vincere
review-chance-short = Probabilità
review-points = Punti
review-course = L’andamento della partita
review-course-table = La probabilità di vincere all’inizio di ogni turno, in percentuale
review-turn = Turno
review-round = G{ $n }
review-round-long = Giro { $n }
review-over = fine
review-turning = Momenti decisivi
review-moment = Momento { $n }: { $what }
review-moment-luck = la pescata
review-moment-choice = decide { $name }
review-chance-change = { $before }% possibile, { $after }% giocato

## Scelte

review-mine = Le mie scelte
review-choices-of = Le scelte di { $name }
review-whose = Le scelte di chi
review-grade-best = ottima
review-grade-good = buona
review-grade-slip = imprecisione
review-grade-blunder = errore grave
review-grade-even = quasi equivalente
review-grade-none = non ancora valutata
review-about-best = Non si è trovato nulla di meglio.
review-about-good = Buona: quasi nulla era meglio.
review-about-slip = Un’imprecisione: c’era di meglio.
review-about-blunder = Un errore grave: un’altra scelta era nettamente migliore.
review-about-even = Troppo vicine: non si può dire quale sia migliore.
review-loss = −{ $n }
review-loss-long = costa il { $n }% della probabilità di vincere
review-nothing = Niente da correggere. Vuoi avversari più forti?

## Una scelta

review-what-would-you = Che cosa faresti qui?
review-any-as-good = Vale ogni scelta altrettanto buona.
review-find = Trova di meglio
review-show = Mostra
review-hint = Aiuto
review-hint-kind = Si tratta di: { $what }
review-try = Prova
review-try-about = Un tavolo tutto tuo da questo momento, contro il computer
review-next = Il prossimo
review-look-at-table = Guarda il tavolo
review-played = Giocata
review-better = Meglio
review-best-found = Migliore catena trovata
review-way-played = il percorso giocato
review-way-best = il percorso migliore
review-same-cards = con le stesse carte
review-others = Altre scelte provate
review-better-than = Meglio di quella giocata: +{ $n }%
review-not-it = Non è meglio di quella giocata. Riprovi?
review-choose-one = Che cosa preferiresti fare?
review-give-up = Rinuncia
review-per-cent = { $n }%
review-gain = +{ $n }%
review-why = Perché: { $reason }

## Le scelte in poche parole, per l’elenco

review-an-kind = { $kind ->
    [extract] una Raccolta
    [propose] un accordo
    [call] un appello
    [agree] una proposta
    [decline] una proposta
    [withdraw] una proposta
    [show] mostrare carte
    [discard] la tua mano
    [jettison] la tua Stiva
    [complete] un Progetto
    [pass] i Progetti
   *[other] il Mercato
  }
review-an-extract = Raccolta senza aiuto: { $planet }
review-an-propose = Accordo con { $others }, { $planet }
review-an-call = Appello, { $planet }
review-an-agree = Proposta accettata
review-an-decline = Proposta rifiutata
review-an-withdraw = Proposta ritirata
review-an-show = Carte mostrate
review-an-take = Mercato: { $card }
review-an-draw = { $row ->
    [paws] Pescata una Zampesperta
   *[other] Pescato un Progetto
}
review-an-sweep = { $row ->
    [paws] Zampesperte rinnovate
   *[other] Progetti rinnovati
}
review-an-market = Mercato: niente da prendere
review-an-discard = Scarto: { $card }
review-an-jettison = Frammenti gettati fuori bordo
review-an-complete = Completato { $card }
review-an-pass = Niente completato
review-nr-launch = Lancio
review-nr-nothing = Nessuna carta

## Accordi (AfterNova)

review-deals = Accordi
review-deals-made = Conclusi
review-deals-gained = punti guadagnati da ciascuno
review-deals-none-made = Non si è concluso nessun accordo.
review-deals-missed = Accordi possibili
review-deals-found = { $n ->
    [one] { $n } trovato
   *[other] { $n } trovati
}
review-deals-all-found = Hai trovato tutti gli accordi convenienti.
review-deals-searched = Si cercano ancora accordi…
review-facts = Quali dati contano
review-facts-public = Dati noti
review-facts-all = Tutti i dati
review-facts-about = Dati noti: ciò che sapeva chi era di turno. Tutti i dati: anche le carte degli altri.
review-both-gain = guadagnano tutti
review-brings = porta
review-gets = riceve
review-look-first = Qui c’era un accordo: prima cercalo tu
review-found-deal = { $planet }, proposto da { $seat }
review-you = tu
review-missed-sentence = Nel giro { $round } { $names } { $you ->
    [yes] avreste
   *[no] avrebbero
} potuto guadagnare almeno { $n } punti ciascuno a { $planet }.
review-found-missed-deal = { $planet } con { $seat }

## Abitudini

review-habits = Abitudini
review-habit-you = Tu
review-habit-others = Altri
review-habit-share-of-the-gain = Parte del guadagno
review-habit-offers-accepted = Proposte accettate
review-habit-offers-taken = Proprie proposte andate in porto
review-habit-help-given = Aiuti dati
review-habit-help-received = Aiuti ricevuti
review-of = { $n } su { $of }

## Perdite (Nova-Raiders)

review-losses = Perdite nella Stella
review-losses-none = Niente è andato perso nella Stella.
review-losses-sum = { $shards ->
    [one] { $shards } Scheggia
   *[other] { $shards } Schegge
}, { $points } punti
review-hijacks = Dirottamenti subiti
review-hijacks-none = Nessuno ti ha dirottato.
review-hijacks-sum = { $n }, evitabili: { $avoidable }
review-found-burnt-stack = { $n ->
    [one] { $n } Scheggia
   *[other] { $n } Schegge
} sull’anello { $n2 }
review-found-burnt-ship = una nave sull’anello { $n }
review-found-hijacked = { $seat }, { $n ->
    [one] { $n } Scheggia
   *[other] { $n } Schegge
}
review-avoidable = c’era una via d’uscita
review-unavoidable = inevitabile

## Nel terminale

review-written = { $file } è pronto.
review-slips = Imprecisioni ed errori gravi
review-no-slips = Nessuna imprecisione, nessun errore grave.
review-line = { $round }, { $name }: { $played } ({ $grade }, { $loss })
review-line-better = meglio: { $better }
review-player = Giocatore
review-score = Punti
review-grades = Valutazioni
review-luck = Fortuna, %
