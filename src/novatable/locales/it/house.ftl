### Che cosa succede a un tavolo, chi lo fa, e parole per tutte le frasi.
### In ogni messaggio con $you: yes è chi legge; no è qualcun altro, il cui nome è in $seat.

list-and = { $most } e { $last }
list-or = { $most } o { $last }
list-nothing = nulla

## Posti: «tu prendi», «attende te», «dà a te». Senza nome: ancora nessuno in particolare.

seat-you-subject = tu
seat-you-object = te
seat-you-dative = te
seat-anyone-subject = chi vuole
seat-anyone-object = chi vuole
seat-anyone-dative = chi vuole
seat-number = Posto { $n }
player-number = Giocatore { $n }

## Notizie

news-opened = Il tavolo è aperto.
news-started = La partita comincia.
news-brought = La partita riprende da una registrazione di { $n ->
    [one] { $n } azione
   *[other] { $n } azioni
  }. Chi l’ha portata può conoscere tutte le carte.
news-ended = La partita è finita.
news-sat = { $you ->
    [yes] Ti siedi.
   *[no] { $seat } si siede.
  }
news-sat-given = { $name } prende il posto ceduto da { $before }.
news-sat-away = { $name } prende il posto di { $before }, assente da più tempo di quanto questo tavolo aspetti.
news-sat-computer = { $name } prende il posto del computer { $before }.
news-sat-back = { $name } torna e continua a giocare.
news-sat-bot = Da ora il posto è di un programma: { $name }. Chi lo ha portato può vederne la mano.
news-left = { $you ->
    [yes] Lasci il tavolo.
   *[no] { $seat } lascia il tavolo.
  }
news-mind-set = Un computer ({ $level }) prende il posto.
news-mind-set-away = Un computer ({ $level }) prende il posto di { $before }, assente da più tempo di quanto questo tavolo aspetti.
news-mind-set-given = Un computer ({ $level }) prende il posto ceduto da { $before }.
news-mind-set-removed = Chi ospita ha dato il posto di { $before } a un computer ({ $level }).
news-mind-unset = Il posto è di nuovo libero.
news-mind-unset-removed = Chi ospita ha liberato il posto di { $before }.
news-link-issued = { $purpose ->
    [join] C’è un nuovo link per partecipare.
    [watch] C’è un nuovo link per guardare.
    [bot] C’è un nuovo link per un bot.
   *[seat] C’è un nuovo link per il posto di { $seat }.
  }
news-link-issued-you = C’è un nuovo link per il tuo posto.
news-undone = { $you ->
    [yes] { $n ->
        [one] Annulli la tua ultima mossa.
       *[other] Annulli { $n } mosse.
      }
   *[no] { $n ->
        [one] { $seat } annulla l’ultima mossa.
       *[other] { $seat } annulla { $n } mosse.
      }
  }
news-undo-asked = { $you ->
    [yes] { $n ->
        [one] Chiedi di annullare { $n } mossa.
       *[other] Chiedi di annullare { $n } mosse.
      }
   *[no] { $n ->
        [one] { $seat } chiede di annullare { $n } mossa.
       *[other] { $seat } chiede di annullare { $n } mosse.
      }
  }
news-undo-granted = Qualcuno accetta l’annullamento.
news-undo-denied = Qualcuno non accetta l’annullamento.
news-said = { $you ->
    [yes] Tu: { $text }
   *[no] { $seat }: { $text }
  }
news-whispered = { $you ->
    [yes] Tu, solo a { $to }: { $text }
   *[no] { $seat }, solo a { $to }: { $text }
  }
news-whispered-unheard = { $seat } sussurra qualcosa a { $to }.
news-instructed = Un’istruzione permanente è cambiata.
news-away = { $n ->
    [one] { $seats } è assente.
   *[other] { $seats } sono assenti.
  }
news-away-you = Risulti assente.
news-back = { $n ->
    [one] Di nuovo al tavolo: { $seats }.
   *[other] Di nuovo al tavolo: { $seats }.
  }
news-back-you = Sei di nuovo al tavolo.
news-stood-in = { $you ->
    [yes] { $why ->
        [time] Il tuo tempo è scaduto: un computer ({ $level }) gioca per te.
       *[away] Un computer ({ $level }) gioca per te finché non torni.
      }
   *[no] { $why ->
        [time] Il tempo di { $seat } è scaduto: un computer ({ $level }) continua.
       *[away] { $seat } è assente: un computer ({ $level }) continua.
      }
  }
news-replaced = Il computer di { $seat } si è bloccato; continua uno più semplice ({ $level }).
news-alert-set = Gli avvisi di turno sono cambiati.
news-closed =
  { $why ->
      [abandoned] Da molto tempo nessuno usava questo tavolo, perciò è stato chiuso.
      [rules] Le regole con cui si giocava qui non fanno più parte di questo server, perciò il tavolo è stato chiuso.
     *[operator] Il gestore ha chiuso questo tavolo.
  }
news-rematched = È aperta una rivincita.

## Avvisi di turno per altri programmi

alert-turn = { $table }: è il turno di { $names }.

## Che cosa si può dire ai tavoli con sole frasi predefinite

phrase-hello = Ciao!
phrase-luck = Buona fortuna a tutti!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie.
phrase-sorry = Scusate!
phrase-moment = Un attimo, per favore.
phrase-thinking = Ci sto pensando.
phrase-close = C’è mancato poco.
phrase-good-game = Bella partita!
phrase-offer = Fammi una proposta.
phrase-terms = Non a queste condizioni.
phrase-next-turn = Forse al prossimo turno.

## Quanto è forte un computer

level-random = Casuale
level-cadet = Cadetto
level-trader = Mercante
level-trader-generous = Mercante, generoso
level-trader-hard = Mercante, duro
level-trader-opportunist = Mercante, opportunista
level-pilot = Pilota
level-captain = Capitano

## Com’è un giocatore del computer e quanto ci pensa

level-about-random = Casuale fa qualsiasi cosa permessa dalle regole. Risponde subito.
level-about-cadet = Il Cadetto ha buon senso ma pensa solo al turno in corso. Risponde subito.
level-about-pilot = Il Pilota ragiona sull’intero turno. Risponde entro un secondo.
level-about-captain = Il Capitano prevede alcuni turni e gioca per vincere. Riflette circa un secondo.
level-about-trader = Il Mercante sa quanto vale un accordo per ciascuno e contratta. Risponde entro un secondo.
level-about-trader-generous = Il Mercante generoso lascia agli altri più di quanto chiedono. Risponde entro un secondo.
level-about-trader-hard = Il Mercante duro aiuta solo se gli conviene davvero. Risponde entro un secondo.
level-about-trader-opportunist = L’opportunista offre aiuto appena c’è qualcosa da guadagnare. Risponde entro un secondo.

## Perché il tavolo rifiuta qualcosa, per chi non legge l’inglese. Una parola ciascuno, vedi docs/WIRE.md.

house-refused-token = Al momento il server non ti riconosce. Il tuo accesso resta salvato su questo dispositivo: guarda la pagina iniziale.
house-refused-name = Questo nome non va bene.
house-refused-seat = Questo non è il tuo posto.
house-refused-held = Non puoi disporre di questo posto.
house-refused-host = Può farlo solo chi ospita.
house-refused-link = Questo link non vale, o non vale più.
house-refused-status = In questa fase della partita non è possibile.
house-refused-stale = La partita è andata avanti: guarda di nuovo.
house-refused-stand_in = Al tuo posto gioca un computer. Prima torna in gioco.
house-refused-undo = Questo non si può annullare.
house-refused-talk = Messaggi del genere qui non sono ammessi.
house-refused-limit = Troppe richieste: aspetta un momento.
house-refused-unforeseen = L’esito non si può prevedere: si vedrà giocando.
house-refused-message = Il server non ha capito.
house-refused-request = Il server non ha capito.
house-detail = «{ $detail }»
house-refused-store = Non è stato possibile salvare, perciò non è successo nulla. Riprova.
house-refused-damaged = Questo tavolo è danneggiato ed è stato sospeso.
house-refused-closed = Questo tavolo è chiuso.
house-refused-muted = Il gestore di questo server ti ha tolto la parola.
house-refused-table = Questo tavolo non esiste, o non puoi vederlo.
house-refused-server = Qualcosa è andato storto da parte nostra. Nulla di ciò che era confermato è andato perduto.
house-refused-network = Il server non è raggiungibile.
