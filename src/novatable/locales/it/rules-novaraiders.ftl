### Le regole di Nova-Raiders per sezione e numero; «.short» spiega un rifiuto in una frase.

nr-section-1 = Tabellone

nr-1-1 = Al centro c’è la Stella; la circondano anelli orbitali; al bordo esterno ogni giocatore ha una Base stellare. Ci sono due tabelloni: uno con 3 basi per 2 o 3 giocatori, uno con 4 basi per 4.
    .short = Anelli circondano la Stella; al bordo ogni giocatore ha una Base stellare.
nr-1-2 = Gli anelli sono cinque, numerati da 1, il più interno, a 5. (Le regole per due parlano di due anelli rimasti, e le espansioni sono tre.)
    .short = Gli anelli sono cinque, numerati dall’interno.
nr-1-3 = Su ogni anello ogni base ha un Portale allineato con lei. L’anello r ha r + 1 spazi per ogni base: il Portale e, dopo di esso in senso orario, r spazi comuni. Ne risultano anelli di 6, 9, 12, 15 e 18 spazi con 3 basi, e di 8, 12, 16, 20 e 24 con 4. Un file può scegliere altre larghezze, purché ogni anello abbia per base esattamente uno spazio in più dell’anello interno; lo si verifica al caricamento.
    .short = Su ogni anello ogni base ha un Portale, seguito in senso orario da spazi comuni.
nr-1-4 = Quali spazi degli anelli vicini sono adiacenti (il regolamento dice che sono quattro): chiamiamo uno spazio (anello, base b, passo j), dove il passo 0 è il Portale della base e il passo pari alla larghezza dell’anello è il Portale della base successiva. Uno spazio comune (r, b, j) è adiacente verso l’interno a (r-1, b, j-1) e (r-1, b, j) e verso l’esterno a (r+1, b, j) e (r+1, b, j+1). Un Portale è adiacente al Portale più interno, a quello più esterno e ai due spazi ai lati di quest’ultimo. Così ogni spazio degli anelli da 2 a 4 ha esattamente quattro vicini, e se uno spazio è adiacente a un altro vale anche il contrario.
    .short = Ogni spazio ha fino a quattro spazi adiacenti sugli anelli vicini.
nr-1-5 = Alcuni spazi comuni sono Asteroidi. Ogni base ne ha uno su ogni anello, al passo r/2 arrotondato per eccesso.
    .short = Ogni base ha un Asteroide su ogni anello.
nr-1-6 = Una Base stellare comprende un Molo, dove le navi attendono, e tre Stive, ciascuna con una colonna di Schegge.
    .short = Una Base stellare ha un Molo e tre Stive.

nr-section-2 = Componenti e preparazione

nr-2-1 = Ci sono quattro colori: rosso, blu, marrone, bianco. Ciascuno ha 3 navi e un mazzo base di 11 carte. In comune: un sacchetto con 30 Schegge di energia, 10 gialle, 10 nere e 10 rosse; 24 carte Speciali (8 per ogni tipo di Scheggia); 11 Direttive (il regolamento dice anche nove; il set ne ha 11); due Tracciati del Tempo; 3 coperture per le espansioni; 8 carte H.R.L.
    .short = Ognuno ha 3 navi e 11 carte base; in comune ci sono 30 Schegge, 24 Speciali e 11 Direttive.
nr-2-2 = Le carte Speciali si mescolano e formano l’Accademia spaziale; tre di esse sono scoperte.
    .short = Tre carte Speciali dell’Accademia sono scoperte.
nr-2-3 = (Il regolamento rimanda a una carta di preparazione che non contiene.) Tutte le navi iniziano ai loro Moli (tranne quelle di H.R.L.: NR-8.1). Ogni Asteroide degli anelli da 1 a 3 riceve una Scheggia dal sacchetto, anello per anello dall’interno e su ogni anello dalla base 0 in su.
    .short = Le navi iniziano ai Moli, le Schegge sugli Asteroidi degli anelli da 1 a 3.
nr-2-4 = Poiché il regolamento dice che dopo il primo giro ogni turno comincia con 5 carte, le prime mani sono più piccole: 3, 4, 5 e 5 carte nell’ordine di turno. Il primo giocatore si estrae a sorte o è stabilito (a un tavolo: chi vi ha vinto la partita precedente; fra più vincitori, chi siede al posto con il numero più basso). Si gioca in senso orario.
    .short = Le prime mani hanno 3, 4, 5 e 5 carte nell’ordine di turno.
nr-2-5 = Il mazzo base, con due azioni su ogni carta: Orbita 1 / Salta, Orbita 2 / Salta, Orbita 3 / Salta, Orbita 1 / Scarica, Orbita 2 / Scarica, Orbita 3 / Scarica, Orbita 2 / Dirotta, Orbita 3 / Dirotta, Orbita 1 / Upgrade, Orbita 4 / Upgrade, Salta / Scarica.
    .short = Le 11 carte base hanno due azioni ciascuna.
nr-2-6 = Un Tracciato del Tempo ha 15 spazi, e il segnalino comincia davanti al primo. Con 2 o 3 giocatori: nuove Schegge su 1, 3, 5, 7, 9, 11 e 13, un’espansione su 4, 8 e 12, la Supernova su 15. Con 4 giocatori: nuove Schegge su 1, 3, 6, 9 e 12, un’espansione su 5, 8 e 11, la Supernova su 15. Su tutti gli altri spazi non succede nulla. Nessun Tracciato può avere più di tre espansioni; lo si verifica al caricamento.
    .short = Il Tracciato del Tempo ha 15 spazi e finisce con la Supernova.
nr-2-7 = Si può giocare senza Direttive (opzione «directives», attiva se non la si disattiva). Ogni giocatore ne riceve due a caso, ne tiene in segreto una e scarta l’altra. Tutti scelgono insieme, quando mani e tabellone sono pronti. Nemmeno quella scartata si rivela. Il primo turno comincia quando tutti hanno scelto.
    .short = Prima del primo turno ognuno tiene una di due Direttive.
nr-2-8 = I posti 0, 1, 2 e 3 hanno i colori rosso, blu, marrone e bianco, e le loro basi stanno in quest’ordine in senso orario; alla tua sinistra c’è il posto successivo. In due, il posto 0 è blu, il posto 1 marrone e il posto 2 è H.R.L. con il rosso. Una base ha il numero del suo posto.
    .short = I posti hanno in senso orario i colori rosso, blu, marrone e bianco.

nr-section-3 = Un turno

nr-3-1 = Gioca quante carte vuoi, anche nessuna, una alla volta; ciascuna ha effetto appena giocata. Quando termini il turno, le carte giocate vanno scoperte nei tuoi scarti, e peschi finché ne hai 5.
    .short = Nel tuo turno giochi quante carte vuoi dalla mano, poi peschi fino a 5.
nr-3-2 = Un mazzo vuoto si sostituisce con gli scarti mescolati, nel momento in cui si deve pescare una carta e non ce n’è; la fila appena giocata fa allora già parte degli scarti. Se sono vuoti entrambi, la tua mano resta più piccola.
    .short = Un mazzo vuoto si sostituisce con gli scarti mescolati.
nr-3-3 = In qualsiasi momento del tuo turno, quante volte vuoi e senza carte, puoi lanciare una nave: dal tuo Molo a un tuo Portale, su qualsiasi anello rimasto, se quel Portale è libero, cioè senza nave e senza Schegge. «In qualsiasi momento» vuol dire prima della prima carta, tra le carte e dopo l’ultima; non nel mezzo di un’azione, né mentre si mettono nuove Schegge.
    .short = Un lancio porta una nave dal tuo Molo a un tuo Portale libero.
nr-3-4 = Una carta base si usa in uno di due modi: per una delle sue due azioni, o di traverso, come Catena.
    .short = Una carta base si gioca per una delle sue due azioni o di traverso come Catena.
nr-3-5 = Tra due azioni base ci vuole una carta di traverso che le colleghi. In termini esatti: una fila comincia collegata. Un’azione base richiede che la fila sia collegata e la lascia non collegata. Una Catena richiede che non sia collegata e la collega. Perciò una fila non comincia mai con una Catena, e due Catene non si seguono mai; l’ultima carta però può essere una Catena. Ogni azione si può fare con una nave diversa. Una decisione con una sola risposta si chiede comunque; una senza risposte si salta. Due vie che portano alla stessa meta sono la stessa azione; solo nella Breccia la direzione ne fa parte.
    .short = Tra due azioni base ci vuole una Catena o una carta Speciale.
nr-3-6 = Una carta Speciale è sempre un collegamento, con la carta prima e con quella dopo. Se in una delle tue Stive c’è una Scheggia del suo simbolo, non importa quanto in fondo, puoi eseguire anche la sua azione. La Scheggia non si consuma.
    .short = L’azione di una Speciale richiede una Scheggia del suo simbolo in una tua Stiva.
nr-3-7 = Una Speciale giocata con la sua azione non ha bisogno di collegamento (solo di una Scheggia come in NR-3.6 e di un’azione possibile) e lascia la fila collegata. Una Speciale giocata senza la sua azione richiede che la fila abbia già una carta; si può giocare anche se la fila è collegata e anche se la sua azione sarebbe possibile. Anch’essa lascia la fila collegata.
    .short = Una Speciale senza la sua azione richiede una carta prima di sé nella fila.
nr-3-8 = Un’azione base che non c’è modo di eseguire non si può giocare. Se ciò vale per l’azione di una Speciale, la carta si può comunque giocare senza (NR-3.7).
    .short = Un’azione base che non si può eseguire non si può giocare.
nr-3-9 = Una carta che prendi va nella tua mano, e puoi giocarla nello stesso turno.
    .short = Una carta che prendi va in mano e si può giocare nello stesso turno.
nr-3-10 = Se nel tuo turno non hai giocato nemmeno una carta, puoi scartare quante carte vuoi dalla mano prima di pescare, così una mano non ti blocca mai. Lo si chiede quando il turno è terminato, carta per carta. Un lancio non è una carta, e allora non è più possibile.
    .short = Dopo un turno senza carte puoi scartare prima di pescare.

nr-section-4 = Movimento e Pile

nr-4-1 = Una Pila è una nave con almeno una Scheggia sotto; una nave può avere Schegge o no. L’altezza comprende la nave, quindi una nave senza Schegge ha altezza 1. Muoversi non cambia l’ordine delle Schegge.
    .short = Una Pila è una nave con Schegge sotto; l’altezza comprende la nave.
nr-4-2 = Una nave il cui movimento finisce su uno spazio con Schegge le raccoglie, e vanno sotto quelle che ha già. Su uno spazio possono essercene più d’una; le raccoglie tutte, nell’ordine in cui stanno.
    .short = Una nave raccoglie tutte le Schegge dello spazio in cui il movimento finisce.
nr-4-3 = In ogni movimento (Orbita, Salta, Balzo e così via) puoi lasciare indietro alcune o tutte le tue Schegge. Sono sempre le più basse; restano nel loro ordine sullo spazio che lasci.
    .short = Muovendoti puoi lasciare indietro le Schegge più in basso.
nr-4-4 = Nessun movimento può finire su una nave, di qualunque colore sia. Ciò che si trova lungo il percorso si oltrepassa. Un movimento deve finire su uno spazio diverso da quello in cui è cominciato.
    .short = Nessun movimento finisce su una nave o dove è cominciato.
nr-4-5 = Uno spazio è libero se non vi è né una nave né una Scheggia.
    .short = Uno spazio è libero se non ha né navi né Schegge.
nr-4-6 = Orbita n: vai esattamente n spazi lungo l’anello della tua nave, nel verso che vuoi.
    .short = Orbita: esattamente quel numero di spazi lungo l’anello, nel verso che vuoi.
nr-4-7 = Salta: vai da un Portale, di chiunque sia, a qualsiasi altro Portale libero, sullo stesso anello o su un altro.
    .short = Salta: da un Portale a qualsiasi altro Portale libero.

nr-section-5 = Scarica, Dirotta, Upgrade

nr-5-1 = Scarica: con una tua Pila su uno dei tuoi Portali. Togli le Schegge una alla volta, dall’alto, e metti ciascuna su una Stiva a tua scelta; la nave torna al tuo Molo. Non puoi tenere nessuna Scheggia sulla nave.
    .short = Scarica: da una Pila su un tuo Portale alle tue Stive, dall’alto.
nr-5-2 = Ogni volta che si scarica, il Tracciato del Tempo avanza di uno spazio, e l’evento che vi si trova si verifica subito (sezione 6). In ordine: ogni Scheggia in una Stiva; la nave al Molo; il Tracciato; l’evento con tutte le decisioni che richiede; la verifica se la partita è finita (NR-6.5). Poi lo stesso turno prosegue con la stessa fila. Anche se così una nave viene distrutta, il turno non finisce per questo.
    .short = Ogni volta che si scarica, il Tracciato del Tempo avanza di uno spazio.
nr-5-3 = Dirotta: con una tua nave, se sullo spazio accanto dello stesso anello c’è una Pila avversaria. Quella Pila viene spinta (NR-5.6) lontano da te, di tanti spazi quanto è alta la tua nave. La sua Scheggia più bassa resta, le altre viaggiano con lei, e la tua nave si sposta, con tutto ciò che ha sotto, sulla Scheggia rimasta.
    .short = Dirotta: spingi via una Pila avversaria accanto a te e prendi la sua Scheggia più bassa.
nr-5-4 = Si può dirottare solo una nave con almeno una Scheggia, a meno che l’opzione «hijack_bare_ships» (di norma disattivata) sia attiva: allora si può spingere anche una nave vuota, e tu vai sullo spazio che lascia. L’opzione vale per Dirotta, Saccheggio e Mordi e fuggi, e anche un dirottamento simile conta per NR-10.10. Non vale per l’Ariete né per le carte H.R.L. Stare su un Portale non protegge nessuno. Come in ogni movimento, puoi lasciare indietro Schegge.
    .short = Si può dirottare solo una nave con almeno una Scheggia.
nr-5-5 = Upgrade: prendi una delle tre carte Speciali scoperte, il cui posto si riempie subito; oppure prendi alla cieca la prima carta del mazzo dell’Accademia, dopo di che le tre scoperte vanno sotto il mazzo e se ne scoprono tre nuove. Vi vanno in ordine casuale. Prendere alla cieca richiede una carta nel mazzo. Se fila e mazzo sono entrambi vuoti, Upgrade non si può giocare; se le carte finiscono, la fila resta incompleta.
    .short = Upgrade: prendi una Speciale scoperta, o alla cieca la prima del mazzo.
nr-5-6 = Una spinta di n, dove n è l’altezza di chi spinge prima di lasciare indietro qualcosa: la vittima va n spazi lungo il suo anello nella direzione data, superando tutto ciò che incontra; se lo spazio che raggiungerebbe non è libero, prosegue in quella direzione fino al primo che lo è. Quali spazi siano liberi si stabilisce prima che l’una o l’altra si sia mossa. Lo spazio di chi spinge (nella Breccia: il Portale da cui parte) e quello della vittima non contano mai come liberi. Se in tutto il giro non c’è uno spazio libero, l’azione non si può giocare. Una nave spinta non lascia indietro nulla oltre a ciò che l’azione le impone.
    .short = Una nave spinta va tanto lontano quanto è alta quella che spinge, fino al primo spazio libero.

nr-section-6 = Tracciato del Tempo

nr-6-1 = Vuoto: non succede nulla.
    .short = Vuoto: non succede nulla.
nr-6-2 = Nuove Schegge: ogni giocatore pesca una Scheggia dal sacchetto e la mette su un Asteroide libero a sua scelta. Comincia chi siede a sinistra di chi ha provocato l’evento. Si va rigorosamente a turno: uno pesca, sotto gli occhi di tutti, e mette, poi il prossimo. Nessuno può rifiutarsi; partecipa anche chi non ha più navi. Valgono solo gli Asteroidi di anelli non coperti. Se quando tocca a te il sacchetto è vuoto o nessun Asteroide è libero, non peschi e si prosegue.
    .short = Nuove Schegge: ognuno pesca una Scheggia e la mette su un Asteroide libero.
nr-6-3 = Espansione della Stella: la copertura più piccola rimasta copre l’anello più interno. Ogni nave e ogni Scheggia su quell’anello è fuori gioco.
    .short = Espansione: la Stella copre l’anello più interno con tutto ciò che c’è.
nr-6-4 = Supernova: la partita finisce immediatamente.
    .short = La Supernova chiude subito la partita.
nr-6-5 = La partita finisce immediatamente in altri due casi: nessun giocatore ha più una nave (quelle di H.R.L. non contano); o non ci sono più Schegge, né nel sacchetto né sul tabellone. Se le due cose accadono insieme, la fine prende il nome dalle Schegge. Le Schegge sotto navi di qualsiasi colore sono sul tabellone; quelle nel Molo di H.R.L. no. Si verifica dopo ogni azione, evento, carta H.R.L. e avanzamento del Tracciato completi, comprese le decisioni che vi appartengono, e mai a metà.
    .short = La partita finisce anche quando nessuno ha più navi o non restano Schegge.
nr-6-6 = Perché ogni partita finisca c’è l’opzione «idle_rounds» (di norma 5): quando senza un avanzamento sono passati tanti turni quanto idle_rounds × il numero dei giocatori (H.R.L. non conta), il Tracciato del Tempo avanza di uno alla fine del turno. Chi ha terminato il turno conta come chi l’ha provocato. Un turno in cui il Tracciato avanza, per qualsiasi motivo, riporta il conto a 0 e non viene contato.
    .short = Dopo più giri senza avanzare il Tracciato del Tempo avanza da sé.
nr-6-7 = Che cosa succede alla fine di un turno, in ordine: la fila va agli scarti, NR-3.10, si pesca, la carta H.R.L., NR-6.6, questa regola, il prossimo giocatore. Questa regola: se sul tabellone non c’è nessuna Scheggia (nel senso di NR-6.5) ma ce n’è ancora una nel sacchetto, il Tracciato avanza, tante volte quante servono perché una Scheggia sia sul tabellone o la partita finisca. Chi ha terminato il turno conta come chi l’ha provocato.
    .short = Se sul tabellone non ci sono Schegge, il Tracciato del Tempo avanza a fine turno.

nr-section-7 = Azioni Speciali

nr-7-1 = Cronometrista: il Tracciato del Tempo avanza di uno spazio, e si verifica l’evento che vi si trova.
    .short = Cronometrista: il Tracciato del Tempo avanza di uno spazio.
nr-7-2 = Stivatore: o togli la Scheggia in cima a ogni tua Stiva non vuota e ne rimetti una su ciascuna di queste Stive; o smonti una Stiva e la ricomponi in qualsiasi ordine, una Scheggia alla volta dal basso. Quale delle due cose, lo dici quando giochi la carta. Le Schegge in cima si rimettono Stiva per Stiva, nel loro ordine. Alla fine può essere come all’inizio.
    .short = Stivatore: scambia le Schegge in cima alle tue Stive o ricomponi una Stiva.
nr-7-3 = Balzo: una delle tue navi va su uno spazio adiacente dell’anello successivo, verso l’interno o l’esterno (NR-1.4). Atterra come in un’Orbita, e mai su un anello coperto.
    .short = Balzo: su uno spazio adiacente dell’anello vicino.
nr-7-4 = Varco: salta da uno spazio comune a qualsiasi Portale libero. Qui, e nella Breccia, puoi lasciare indietro Schegge.
    .short = Varco: salta da uno spazio comune a qualsiasi Portale libero.
nr-7-5 = Raggio traente: muovi una nave avversaria di 1, 2 o 3 spazi, come in un’Orbita. Non lascia indietro Schegge.
    .short = Raggio traente: muovi una nave avversaria da 1 a 3 spazi.
nr-7-6 = Capsula: scarica da qualunque spazio del tabellone in cui ti trovi. Il Tracciato del Tempo avanza di uno: è l’avanzamento di NR-5.2, non un secondo.
    .short = Capsula: scarica da qualsiasi spazio; il Tracciato del Tempo avanza.
nr-7-7 = Lunga spinta: orbita di uno dei numeri sulla carta, a tua scelta: da 1 a 6.
    .short = Lunga spinta: orbita di uno dei numeri sulla carta.
nr-7-8 = Scia: gioca quante carte Orbita vuoi senza Catene in mezzo, ed esegui ciascuna. Questa azione è sempre possibile. Finché dura, le Orbite delle carte base non richiedono collegamento, anche se ciascuna lascia la fila non collegata. Finisce con ogni carta che non è giocata per una tale Orbita: una Catena, un’altra azione base, una Speciale con o senza la sua azione. Un lancio non la fa finire. Un’altra Scia con la sua azione la ricomincia. Se almeno una di queste Orbite è stata giocata, un’altra azione base richiede di nuovo un collegamento.
    .short = Scia: le Orbite che seguono non richiedono Catene in mezzo.
nr-7-9 =
    Ariete: la tua nave è su un Portale: spingi di un Portale verso la Stella la Pila che è sul Portale adiacente, e vai sul Portale che ha lasciato. La Pila lascia indietro una Scheggia, e altre Pile sul suo percorso vengono spinte con lei.

    Puoi partire da un Portale di qualsiasi base, ma non sull’anello più interno. Il bersaglio è una Pila avversaria sul Portale successivo verso l’interno della stessa base. La Scheggia che ti lascia è la sua più bassa. La Pila va di un Portale verso l’interno; una nave che vi si trova (di qualsiasi colore, anche vuota, anche tua) prosegue allo stesso modo con tutte le sue Schegge. Le Schegge sole su un Portale vengono raccolte (NR-4.2). Ciò che viene spinto verso l’interno dall’ultimo anello interno rimasto cade nella Stella ed è fuori gioco. Puoi lasciare indietro Schegge. Se a cadere è una tua nave, conta contro NR-10.8 e mai per NR-10.4.
    .short = Ariete: da un Portale, spingi la Pila avversaria sul Portale successivo verso l’interno.
nr-7-10 = Saccheggio: un dirottamento in cui la vittima lascia indietro tutte le sue Schegge e se ne va vuota.
    .short = Saccheggio: un dirottamento in cui la vittima lascia tutte le Schegge.
nr-7-11 = Mordi e fuggi: un dirottamento, seguito da un’Orbita di 1, 2 o 3 con la stessa nave. L’Orbita si chiede dopo aver deciso che cosa lasciare indietro nel dirottamento. Puoi rinunciarvi, e anche in essa puoi lasciare indietro Schegge.
    .short = Mordi e fuggi: un dirottamento, poi un’Orbita da 1 a 3 con la stessa nave.
nr-7-12 = Spintone: spingi una nave avversaria, con o senza Schegge, che è sullo spazio accanto dell’anello della tua nave: lontano da te, di tanti spazi quanto è alta la tua nave. Non lascia indietro nulla, e la tua nave resta dov’è.
    .short = Spintone: spingi via una nave avversaria accanto alla tua, di quanto è alta la tua.
nr-7-13 = Breccia: salta da qualsiasi Portale a qualsiasi altro, anche se vi è una nave avversaria: viene spinta lungo il suo anello di tanti spazi quanto è alta la tua (NR-5.6), nella direzione che scegli, e non lascia indietro nulla. Le Schegge sole sul Portale vengono raccolte (NR-4.2). Non puoi andare dove c’è una tua nave.
    .short = Breccia: salta su qualsiasi Portale; una nave avversaria che vi si trova viene spinta lungo l’anello.

nr-section-8 = In due con H.R.L.

nr-8-1 = In due si usa il tabellone con 3 basi e si gioca con il blu e il marrone. Le navi rosse sono di H.R.L. e iniziano sui tre Portali rossi più interni. Le carte Dirotta rossa e bianca si tolgono dal suo mazzo, che resta di 6 carte.
    .short = In due, le navi rosse sono di H.R.L.
nr-8-2 = Le 8 carte H.R.L. sono: Presa interna, Presa media, Presa esterna, Orbita libera, e una Dirotta per ciascuno dei colori rosso, bianco, blu e marrone.
    .short = Le 8 carte H.R.L. sono Presa, Orbita e Dirotta.
nr-8-3 = Dopo il turno di un giocatore, quando ha pescato e se la partita non è finita, si scopre per tutti la prima carta H.R.L. Quel giocatore la esegue e prende le decisioni che lascia aperte. Se si può eseguire, si deve. L’opzione «hrl_pace» regola il ritmo: «each_turn», come appena detto, è la norma; con «each_round» si scopre una carta dopo il turno dell’ultimo giocatore del giro, e la esegue il primo, la successiva l’altro, e così via alternandosi. Se serve una carta e il mazzo è vuoto, si mescolano quelle usate.
    .short = Dopo ogni turno si scopre una carta H.R.L., e chi ha giocato la esegue.
nr-8-4 = Una carta indica la nave interna, media o esterna: le navi di H.R.L. si ordinano per distanza dalla Stella. «Libera» vuol dire una qualsiasi. Le navi sullo stesso anello si ordinano in senso orario a partire dal Portale rosso. Se ci sono meno di tre navi, mancano i ranghi esterni, e le loro carte non hanno effetto.
    .short = Interna, media ed esterna sono le navi di H.R.L. per distanza dalla Stella.
nr-8-5 = Orbita: la nave va su uno spazio libero qualsiasi del suo anello e può lasciare indietro Schegge. Presa: la nave va su uno spazio del suo anello con Schegge (e senza nave); non può lasciarne indietro. Se non c’è uno spazio così, nulla si muove.
    .short = Orbita porta su uno spazio libero dell’anello, Presa su uno con Schegge.
nr-8-6 = Dirotta con un colore: la vittima è una Pila di quel colore su uno dei tre anelli più interni. Una nave di H.R.L. sullo stesso anello vi si accosta da uno dei due lati, se non le è già accanto, e la dirotta (NR-5.3). Si accosta su uno spazio senza nave; se vi sono Schegge le raccoglie, e contano per la sua altezza. Se ci siano spazi liberi per la spinta si stabilisce dopo che si è accostata. Eseguendo la carta la nave di H.R.L. non lascia mai indietro Schegge. Si può scegliere tra tutte le combinazioni di nave, lato e vittima, purché il dirottamento si possa eseguire. Se non ce n’è nessuna, nulla si muove.
    .short = Una nave di H.R.L. si accosta a una Pila del colore indicato e la dirotta.
nr-8-7 = Quando la Stella si espande, una nave di H.R.L. sull’anello coperto non è perduta: va, con le sue Schegge, al Portale rosso del terzo anello dalla Stella, contato dopo l’espansione. Prima escono le Schegge sole e le navi dei giocatori; poi si muovono, per rango, tutte le navi di H.R.L. interessate. Se il Portale non è libero, la nave va al primo spazio libero in senso orario da lì; se non c’è, al Molo. Quando restano solo due anelli, la nave va con le sue Schegge al Molo e fuori gioco. Una nave mossa o tornata al Molo così non è stata distrutta; una spinta nella Stella sì.
    .short = In un’espansione le navi di H.R.L. fuggono verso l’esterno o al Molo.
nr-8-8 = Nuove Schegge: quando i due giocatori hanno messo la loro, chi non ha provocato l’evento pesca una terza Scheggia e la mette. Vale anche se l’hanno provocato NR-6.6 o NR-6.7.
    .short = Con nuove Schegge, chi non le ha provocate ne mette una terza.
nr-8-9 = H.R.L. non scarica e non fa punti. Le sue navi si possono dirottare, spingere e guidare come quelle di qualsiasi avversario.
    .short = H.R.L. non scarica e non fa punti.

nr-section-9 = Fine e punteggio

nr-9-1 = Ogni Stiva si valuta a parte, nell’ordine in cui stanno le sue Schegge: 10 per tre diverse di fila, 5 per due diverse, 1 per una sola. Un gruppo è fatto di vicine nella colonna, e ogni Scheggia appartiene a un solo gruppo. Di tutti i modi di dividere una Stiva conta quello con più punti.
    .short = In una Stiva tre Schegge diverse di fila valgono 10, due 5, una sola 1.
nr-9-2 = Si valutano tutte le tue carte Speciali, dalla mano, dal mazzo e dagli scarti (e dalla fila che stai giocando), ordinate per simbolo: 6 per tre uguali, 3 per due, 1 per una. Una nota del regolamento dice 10 per tre, ma il suo elenco e il suo esempio dicono 6: opzione «special_set_points», di norma 6.
    .short = Le Speciali valgono 6 per tre simboli uguali, 3 per due, 1 per uno.
nr-9-3 = Una Direttiva dà i suoi punti se la sua condizione è soddisfatta. Per NR-10.4, NR-10.8, NR-10.10 e NR-10.11 la condizione riguarda ciò che è successo durante la partita, per tutte le altre la posizione alla fine.
    .short = Una Direttiva dà i suoi punti se la condizione è soddisfatta.
nr-9-4 = Vince chi ha più punti. A pari punti vince chi ha più Schegge nelle Stive, poi chi ha più navi rimaste, al Molo e sul tabellone insieme; se anche questo è pari, la vittoria è condivisa. Quando queste regole dicono «giocatore», non si intende mai H.R.L.
    .short = Vince chi ha più punti; in caso di parità decidono le Schegge nelle Stive, poi le navi.

nr-section-10 = Direttive

nr-10-1 = Torre (6): una delle tue Stive è più alta della Stiva più alta di ogni altro giocatore.
    .short = Torre: una tua Stiva è più alta di tutte quelle altrui.
nr-10-2 = Materia oscura (3 per coppia): coppie di Schegge nere nelle tue Stive. Tutte le Stive si contano insieme, non importa dove stiano le Schegge, e una spaiata non conta.
    .short = Materia oscura: punti per ogni coppia di Schegge nere nelle tue Stive.
nr-10-3 = Redshift (6): le tue Stive contengono più Schegge rosse di quelle di ogni altro giocatore; la parità non basta.
    .short = Redshift: hai più Schegge rosse di tutti nelle tue Stive.
nr-10-4 = Distruttore (7): una nave avversaria, o una di H.R.L., è stata distrutta da un’espansione che hai provocato, o è stata spinta da te nella Stella.
    .short = Distruttore: hai distrutto una nave avversaria.
nr-10-5 = Luce solare (6): le tue Stive contengono più Schegge gialle di quelle di ogni altro giocatore; la parità non basta.
    .short = Luce solare: hai più Schegge gialle di tutti nelle tue Stive.
nr-10-6 = Orizzonte (6): le tue Stive contengono più Schegge nere di quelle di ogni altro giocatore; la parità non basta.
    .short = Orizzonte: hai più Schegge nere di tutti nelle tue Stive.
nr-10-7 = Assetto (5): in ciascuna delle tue Stive ci sono due Schegge o più.
    .short = Assetto: ogni tua Stiva contiene almeno due Schegge.
nr-10-8 = Veterani (4): nessuna delle tue navi è stata distrutta.
    .short = Veterani: nessuna tua nave è stata distrutta.
nr-10-9 = Diplomato (5): hai più carte Speciali di ogni altro giocatore; la parità non basta.
    .short = Diplomato: hai più carte Speciali di tutti.
nr-10-10 = Bucaniere (6): hai dirottato tre volte o più, con Dirotta, Saccheggio o Mordi e fuggi. Le vittime del colore di H.R.L. contano; le carte H.R.L. che hai eseguito no.
    .short = Bucaniere: hai dirottato almeno tre volte.
nr-10-11 = Ultima luce (5): hai provocato la Supernova, con un’azione o perché è arrivata alla fine del tuo turno (NR-6.6, NR-6.7).
    .short = Ultima luce: hai provocato la Supernova.

nr-section-11 = Chi vede che cosa

nr-11-1 = Sono pubblici: il tabellone; Stive e Moli; le carte scoperte dell’Accademia; gli scarti; la fila che si gioca; il Tracciato del Tempo; quante carte o Schegge ci sono in ogni mano, in ogni mazzo e nel sacchetto; le Schegge e le navi fuori gioco; le carte H.R.L. usate; e quali carte possiede ogni giocatore, cioè il mazzo base e le Speciali prese scoperte o giocate dopo essere state prese.
    .short = Tabellone, Stive, Moli, carte scoperte, scarti e tutte le quantità sono pubblici.
nr-11-2 = Solo tu conosci: la tua mano; le tue Direttive, anche quella scartata; una Speciale presa alla cieca dal mazzo, finché non viene giocata o scartata (NR-3.10).
    .short = Mano, Direttive e Speciali prese alla cieca le conosce solo chi le ha.
nr-11-3 = È nascosto a tutti l’ordine dei mazzi dei giocatori, del mazzo dell’Accademia, del mazzo H.R.L. e del sacchetto.
    .short = L’ordine di mazzi e sacchetto è nascosto a tutti.
nr-11-4 = A partita finita si scopre tutto.
    .short = A partita finita si scopre tutto.

## Interpretazioni: dove una regola si può leggere in due modi, e come si gioca qui

nr-ruling-1 = A una nave vuota si chiede che cosa lascia indietro?
    .rules = NR-3.5 NR-4.3
    .answer = No. Una decisione con una sola risposta si chiede, ma questa domanda esiste solo per una Pila.
nr-ruling-2 = Chi comincia quando arrivano nuove Schegge, e si fa insieme?
    .rules = NR-6.2
    .answer = Il regolamento indica chi sta a sinistra di chi ha provocato «l’espansione»; si intende l’arrivo delle nuove Schegge. Permette anche di metterle tutti insieme; qui si va a turno, perché ognuno veda che cosa hanno fatto gli altri.
nr-ruling-3 = Il Portale di un lancio deve essere libero?
    .rules = NR-3.3
    .answer = Sì. Il riassunto del regolamento lo tralascia, ma il testo completo lo dice, e vale quello.
nr-ruling-4 = Quando si eseguono le Orbite di una Scia?
    .rules = NR-7.8
    .answer = Il regolamento si può leggere come se prima si mettessero giù tutte le carte. Qui, come per ogni altra carta, ciascuna ha effetto quando si gioca (NR-3.1).
nr-ruling-5 = Quali sono i tre anelli più interni?
    .rules = NR-8.6
    .answer = I più vicini alla Stella non ancora coperti; quando restano solo due anelli, quei due.
nr-ruling-6 = E una carta Speciale presa alla cieca e scartata senza giocarla?
    .rules = NR-11.2 NR-3.10
    .answer = Gli scarti sono scoperti, quindi da allora tutti sanno di chi è, come se fosse stata giocata.
nr-ruling-7 = Che cos’è il «Mercato» del riassunto del regolamento?
    .rules = NR-5.5
    .answer = L’Accademia spaziale.
nr-ruling-8 = Fino a quando si chiede di scartare?
    .rules = NR-3.10
    .answer = Finché non peschi o la tua mano non è vuota. Quando non c’è più nulla da scartare si pesca subito, e a chi finisce un turno con la mano vuota non si chiede affatto.
nr-ruling-9 = Che cosa viene prima, la spinta o ciò che lasci indietro?
    .rules = NR-5.6 NR-4.3
    .answer = La spinta. La vittima si muove quando si gioca la carta; solo dopo ti si chiede che cosa lascia indietro la tua nave, così decidi con il risultato davanti.
nr-ruling-10 = Quale di due Schegge uguali si rimette?
    .rules = NR-7.2
    .answer = Non fa differenza. Una risposta indica un tipo di Scheggia, quindi Schegge uguali sono una sola risposta.
nr-ruling-11 = L’Orbita si chiede sempre?
    .rules = NR-7.11
    .answer = Sì. C’è sempre dove andare (almeno lo spazio da cui la nave è venuta), e anche rinunciare all’Orbita è sempre una risposta.
nr-ruling-12 = E se una nave di H.R.L. è già accanto alla sua vittima?
    .rules = NR-8.6
    .answer = Può dirottarla da lì o passare prima dall’altro lato; si può scegliere.
nr-ruling-13 = Che ci fa H.R.L. nel risultato?
    .rules = NR-8.9 NR-9.4
    .answer = I punteggi sono elencati per posto, quindi H.R.L. c’è con 0. Non partecipa ai pareggi e non può vincere.
nr-ruling-14 = Che cosa si sa di una carta Speciale presa scoperta?
    .rules = NR-11.1
    .answer = Che è tua per il resto della partita. Se sia in mano, nel mazzo o tra carte mescolate nel frattempo non si dice, anche se chi sta attento a volte può saperlo.
