# Lezioni: la pagina dove si impara, e che cosa sta sopra il tavolo durante una lezione.

learn-title = Impara in cinque minuti
learn-about = Gioca una prima partita con un coach, poi prova un’idea alla volta.
learn-guide = Prima partita guidata
learn-start = Inizia
learn-continue = Continua
learn-once-more = Gioca di nuovo
learn-step-name = Passo { $n }: { $name }
learn-step-state = { $state ->
    [done] Passo { $n }, fatto: { $name }
    [now] Passo { $n }, il prossimo: { $name }
   *[later] Passo { $n }: { $name }
}
learn-then-free = poi continui a giocare liberamente, con il coach
learn-guide-done = Conosci il gioco. Continua a giocare o prova un esercizio.
learn-exercises = Esercizi
learn-solved-of = Risolti: { $n } su { $of }
learn-stars-of = { $n } su { $of }
learn-stars-of-long = Stelle: { $n } su { $of }
learn-puzzle = Rompicapo del giorno
learn-puzzle-of = Rompicapo del giorno, { $game }
learn-puzzle-title = { $n } punti in questo turno
learn-puzzle-about = Trova il modo di guadagnare { $n } punti in questo turno. { $n2 ->
    [0] Senza aiuto, nessun altro modo ne dà.
   *[other] Senza aiuto, ogni altro modo ne dà al massimo { $n2 }.
  }
learn-puzzle-steps = Ci { $n ->
    [one] vuole un passo
   *[other] vogliono { $n } passi
 }.
learn-puzzle-first = Comincia così: { $what }.
learn-solve = Risolvi
learn-puzzle-done = Risolto oggi. Riguardalo
learn-in-a-row = { $n ->
    [one] 1 giorno di fila
   *[other] { $n } giorni di fila
}
learn-new-in = { $hours ->
    [0] il prossimo tra poco
    [one] il prossimo tra 1 ora
   *[other] il prossimo tra { $hours } ore
}
learn-kept = I progressi restano su questo dispositivo
learn-any = Vale ogni soluzione, non solo la nostra
learn-offline = Non è stato possibile caricare le lezioni. Riprova quando c’è connessione.
learn-choose-game = Gioco
learn-group-planets = Pianeti
learn-group-deals = Accordi
learn-group-finishing = Chiusura
learn-group-moving = Movimento
learn-group-cargo = Carico
learn-group-star = La Stella
learn-group-more = Altro
learn-leave = Esci
learn-of = { $n } di { $of }
learn-step = Passo { $n } di { $of }
learn-back = Indietro
learn-next = Avanti
learn-skip = Salta il passo
learn-or-press = o premi
learn-stays = Resto con te: chiedimi con «{ $ask }».
learn-play-on = Continua a giocare
learn-coach-owl = Hush
learn-coach-octopus = Inka
learn-your-coach = il tuo coach
learn-watch = Guarda: stanno giocando gli altri.
learn-tried-watch = Guarda un momento: stanno giocando gli altri.
learn-tried-read = In questo passo non c’è ancora niente da fare. Continua a leggere.
learn-tried-other = Forse è una buona idea, ma non ancora. Questo passo riguarda ciò che è illuminato.
learn-tried-over = Questo tentativo è finito. Vuoi ricominciare?
learn-tried-page = Restiamo a questo passo.
learn-task = Il tuo compito
learn-turns-left = { $n ->
    [one] in questo turno
   *[other] ancora { $n } turni
}
learn-actions-left = { $n ->
    [one] ancora 1 azione
   *[other] ancora { $n } azioni
}
learn-hint = Aiuto (ancora { $n })
learn-hint-number = Aiuto { $n } di { $of }:
learn-again = Ricomincia
learn-solved = Risolto!
learn-solved-alone = Senza alcun aiuto: tre stelle.
learn-solved-hints = { $n ->
    [one] Con un aiuto: due stelle.
   *[other] Con { $n } aiuti: una stella.
}
learn-failed = Questa volta no. Provi in un altro modo?
learn-more = Altri esercizi
learn-stars = { $n ->
    [one] 1 stella su 3
   *[other] { $n } stelle su 3
}
learn-not-tried = non ancora provato
