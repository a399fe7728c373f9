### Le regole di AfterNova per sezione e numero; «.short» spiega un rifiuto in una frase.

an-section-1 = Componenti

an-1-1 = Il gioco è composto da 40 Zampesperte, 40 Progetti, 18 Pianeti, 10 Astronavi e un sacchetto con 40 Frammenti, 8 per ciascuno dei 5 colori.
    .short = Il gioco ha 40 Zampesperte, 40 Progetti, 18 Pianeti, 10 Astronavi e 40 Frammenti.
an-1-2 = I colori sono nero, bianco, verde, viola e arancione.
    .short = I Frammenti sono neri, bianchi, verdi, viola o arancioni.
an-1-3 = Ogni Astronave ha posto per 4 Frammenti (la sua Stiva) e un obiettivo segreto con due colori diversi. Cinque colori formano dieci coppie, e ogni coppia è su una delle 10 Astronavi.
    .short = Un’Astronave contiene 4 Frammenti e ha un obiettivo segreto di due colori.
an-1-4 = Un Pianeta richiede due abilità, un certo numero di icone di ciascuna, e ha un certo numero di spazi per Frammenti. Le due abilità non sono mai uguali. Quattro abilità formano sei coppie, e ogni coppia è su 3 dei 18 Pianeti. Un Pianeta si chiama Nektarr; richiede pilotaggio e ingegneria.
    .short = Un Pianeta richiede icone di due abilità e ha spazi per Frammenti.
an-1-5 = Una Zampesperta mostra icone di abilità. Le abilità sono quattro: i regolamenti citano pilotaggio e ingegneria; una recensione pubblicata aggiunge sicurezza ed estrazione, e conta due icone su ogni Zampesperta. Due icone, uguali o diverse, si combinano in 10 modi, e 4 Zampesperte di ciascuno fanno le 40. Il programma ammette anche Zampesperte con più o meno icone, e icone jolly (un’abilità qualsiasi, scelta quando si gioca la carta), perché altri set di carte possano averle.
    .short = Una Zampesperta mostra icone di pilotaggio, ingegneria, sicurezza o estrazione.
an-1-6 = Un Progetto ha un costo in Frammenti colorati (un colore può comparire più volte), un numero di Punti Vittoria e, sulla maggior parte delle carte, una Miglioria. Il costo va da 2 a 5 Frammenti. Nessuno può pagarne più di 4 senza una Miglioria che ingrandisca la Stiva.
    .short = Un Progetto costa da 2 a 5 Frammenti e dà punti e di solito una Miglioria.
an-1-7 = I regolamenti non dicono che cosa è stampato su ogni carta. Le carte di questo programma le abbiamo ideate noi, nel rispetto delle regole da AN-1.1 a AN-1.6. Un set di carte è un file, e si può iniziare una partita con un altro: chi possiede il gioco stampato potrebbe trascrivere il proprio.
    .short = Le carte vengono da un set di carte, che è un file.

an-section-2 = Preparazione

an-2-1 = Il Mercato: mescolate separatamente Zampesperte e Progetti e disponete da ogni mazzo una fila scoperta di 4 carte. I Pianeti: mescolateli e scopritene 3. I Frammenti: vanno tutti nel sacchetto, e ogni spazio dei tre Pianeti si riempie pescando a caso.
    .short = Mercato, Pianeti e Frammenti si dispongono a caso.
an-2-2 = Ognuno riceve a caso un’Astronave, e solo chi la riceve ne conosce l’obiettivo. Le Astronavi avanzate escono dal gioco senza essere viste.
    .short = Ognuno riceve a caso un’Astronave, di cui gli altri non conoscono l’obiettivo.
an-2-3 = Inizia chi ha vinto una partita più di recente. A un tavolo è chi ha vinto la partita precedente; se non ce n’è stata una, decide il caso. Si gioca in senso orario.
    .short = Inizia chi ha vinto per ultimo, altrimenti decide il caso; si gioca in senso orario.
an-2-4 = Ognuno riceve 1 Progetto. Il primo giocatore riceve 3 Zampesperte, l’ultimo 5, tutti gli altri 4. Nella prima edizione: il primo 2, l’ultimo 4, gli altri 3.
    .short = Ognuno riceve 1 Progetto e 3, 4 o 5 Zampesperte secondo l’ordine di turno.
an-2-5 = Possono giocare da tre a sei persone, o due insieme a Bot (sezione 8). La prima edizione non prevede Bot e si gioca da tre a sei persone.
    .short = Si gioca da tre a sei, o in due con Bot.

an-section-3 = Un turno

an-3-1 = Il giocatore di turno esegue un’azione, né più né meno: Raccolta o Mercato. Parlare non impegna a nulla finché non si conclude un accordo: si può negoziare su più Pianeti, lasciar cadere tutto e andare al Mercato.
    .short = Il giocatore di turno fa una sola azione: Raccolta o Mercato.
an-3-2 = Dopo l’azione tutti hanno l’occasione di completare Progetti (sezione 6). Poi tocca al prossimo giocatore in senso orario.
    .short = Dopo l’azione tutti possono completare Progetti; poi tocca al prossimo.
an-3-3 = Un turno non si può saltare, e non serve mai: il Mercato si può sempre scegliere (AN-5.7).
    .short = Un turno non si può saltare: raccogli o vai al Mercato.
an-3-4 = Tra il completamento e il turno successivo si colmano i vuoti, finché la riserva basta: prima gli spazi vuoti dei Pianeti, da sinistra a destra, poi le file incomplete del Mercato. A partita finita non si riempie più nulla, e la fila di Progetti di Bot non si completa mai così.
    .short = Prima del turno successivo si riempiono gli spazi vuoti e le file incomplete.

an-section-4 = Raccolta

an-4-1 = Il giocatore di turno sceglie un Pianeta scoperto. Le icone di tutte le Zampesperte giocate dai partecipanti, insieme alle Migliorie che usano, devono raggiungere entrambi i requisiti; si possono superare. Nessuna icona conta due volte.
    .short = Le icone giocate devono raggiungere entrambi i requisiti di un Pianeta scoperto; nessuna conta due volte.
an-4-2 = Senza aiuto il giocatore di turno gioca tutte le Zampesperte necessarie e riceve tutti i Frammenti.
    .short = Senza aiuto giochi tutte le Zampesperte necessarie e ricevi tutti i Frammenti.
an-4-3 = Insieme, il giocatore di turno conclude un accordo con uno o più aiutanti. Le sue condizioni sono: il Pianeta; ciò che ogni partecipante promette, in icone di ogni abilità; chi riceve ciascun Frammento del Pianeta; e quali Frammenti in Stiva cambiano proprietario. È concluso appena tutti i partecipanti hanno accettato esattamente le stesse condizioni, e allora si esegue subito e per intero. Altrimenti non succede nulla.
    .short = Un accordo richiede qualcuno che aiuti e il consenso di tutti alle stesse condizioni.
an-4-4 = I Frammenti in Stiva possono passare tra partecipanti qualsiasi dell’accordo, in ogni direzione. Chi non partecipa non dà e non riceve nulla. Puoi dare solo ciò che avevi prima dell’accordo, e nessun Frammento passa di mano più di una volta.
    .short = I Frammenti in Stiva passano solo tra partecipanti, e dai solo ciò che avevi prima.
an-4-5 = Nelle condizioni le icone promesse per ogni abilità (anche quelle di Bot) corrispondono esattamente al requisito. Chi aiuta promette almeno un’icona e ha bisogno di almeno una Zampesperta per mantenere la promessa: le sole Migliorie non bastano. Il giocatore di turno invece può anche non promettere nulla, e può raccogliere con le sole Migliorie.
    .short = Le icone promesse corrispondono esattamente al requisito, e chi aiuta gioca almeno una Zampesperta.
an-4-6 = Ogni Frammento del Pianeta va esattamente a un partecipante (può essere Bot: AN-8.7). Si può anche aiutare gratis. Con l’opzione «fair_deals» (disattivata se non la si sceglie) ogni giocatore di un accordo deve ricevere almeno un Frammento, dal Pianeta o da una Stiva; ciò non riguarda chi raccoglie senza aiuto o con il solo Bot.
    .short = Ogni Frammento del Pianeta va a un solo partecipante.
an-4-7 = I Frammenti sono l’unica merce. Le carte non si scambiano, e ciò che qualcuno promette per un turno successivo non vincola nessuno, anche se naturalmente lo può dire (in chat).
    .short = Si scambiano solo Frammenti; le promesse per dopo non vincolano nessuno.
an-4-8 =
    Le proposte vengono dal giocatore di turno, o vanno a lui da un altro giocatore che partecipa all’accordo proposto: una controproposta, che può coinvolgere altri aiutanti. Più proposte possono restare aperte insieme.

    Le mani restano nascoste: una proposta si giudica da ciò che è pubblico e dalla mano di chi la fa. Si attende chiunque sia interpellato, che possa o no mantenere la promessa, anche con la mano vuota.

    Il giocatore di turno può anche lanciare un appello a chiunque voglia: condizioni in cui il posto di un aiutante resta libero. Non impegna nessuno, ma consuma una delle sue proposte (AN-4.16). Chi vuole risponde con una proposta a queste stesse condizioni, che non consuma nessuna delle proprie (una volta per giocatore e appello, così che un turno finisca), o con una controproposta, e il giocatore di turno sceglie tra chi si offre. L’appello finisce quando finiscono le proposte (AN-4.10), o se lui lo ritira.
    .short = Propone il giocatore di turno, oppure chi partecipa, rivolgendosi a lui.
an-4-9 = Negoziando puoi mostrare carte della tua mano, a tutti o solo ad alcuni. Chiunque può farlo fino alla Raccolta, alla prima carta presa o pescata alla cieca, al primo rinnovo o all’annuncio del Mercato. Il tavolo viene a sapere chi ha mostrato quante carte a chi. La stessa carta non si mostra due volte alla stessa persona in un turno.
    .short = Puoi mostrare carte della mano, ciascuna una volta per turno e persona, finché l’azione non comincia.
an-4-10 =
    Chi propone un accordo con ciò lo accetta. Accettare vuol dire anche indicare le carte: le Zampesperte e le Migliorie che coprono la propria promessa. Le icone in eccesso non valgono nulla. Una Zampesperta non è ammessa se le altre Zampesperte e Migliorie indicate bastano a mantenere la promessa; lo stesso vale raccogliendo senza aiuto. Non devi per forza usare una Miglioria che hai, e puoi indicarne una che si rivela superflua: allora non fa nulla. Per cambiare le carte, ritirati.

    Chi è interpellato accetta o rifiuta; un rifiuto chiude la proposta. Chi ha accettato può ancora ritirarsi, e anche questo la chiude, ma la si può rifare.

    Con l’ultimo consenso l’accordo si esegue subito; tra più proposte si esegue la prima accettata da tutti. Il giocatore di turno non deve attendere risposte per agire. Tutte le proposte finiscono con una Raccolta senza aiuto, la prima carta presa o il primo rinnovo.
    .short = Chi accetta indica solo Zampesperte necessarie; un rifiuto o un ritiro chiude la proposta.
an-4-11 = Un accordo si esegue in quest’ordine: si rivelano le Zampesperte; si spostano i Frammenti del Pianeta e tra le Stive; Bot mette i suoi Frammenti, con tutto ciò che ne segue; poi ogni partecipante che ha più di quanto contiene la sua Stiva sceglie tra tutti i suoi Frammenti quali scartare, fino alla capienza. Tutti scelgono nello stesso momento; fatte tutte le scelte, si eseguono insieme e il gioco prosegue. I Frammenti scartati stanno tra gli scarti; non tornano nel sacchetto.
    .short = Chi ha più Frammenti di quanti ne contenga la Stiva scarta quelli in eccesso.
an-4-12 = La capienza si verifica una volta sola, quando tutti i Frammenti dell’accordo sono passati. Darne via uno fa quindi posto per un altro, come mostra l’esempio del regolamento stesso.
    .short = La capienza si verifica una volta, quando tutti i Frammenti dell’accordo sono passati.
an-4-13 = Il Pianeta e le Zampesperte giocate vanno ai rispettivi scarti. Un nuovo Pianeta prende il posto libero e si riempie dal sacchetto. Poi seguono, in quest’ordine, Lealtà (AN-9.9), Sifone (AN-9.8) e il completamento.
    .short = Pianeta e Zampesperte si scartano, e un nuovo Pianeta si riempie dal sacchetto.
an-4-14 = Quando il mazzo dei Pianeti finisce, i suoi scarti si mescolano e formano il mazzo. Quando il sacchetto è vuoto, vi tornano i Frammenti scartati e si continua a pescare. L’uno e l’altro avviene solo nel momento in cui si deve pescare e non c’è nulla. Se sacchetto e scarti sono entrambi vuoti, gli spazi non ancora pieni restano vuoti per ora (AN-3.4).
    .short = Un mazzo o un sacchetto vuoto si rifà dagli scarti quando si deve pescare.
an-4-15 = Si può raccogliere anche su un Pianeta senza Frammenti; così lo si sostituisce.
    .short = Si può raccogliere anche su un Pianeta senza Frammenti.
an-4-16 = L’opzione «offers_per_turn» limita quante proposte possono fare in un turno il giocatore di turno e ciascun altro: di norma 6 e 2, 100 a testa a un tavolo di persone. Conta ogni proposta valida. Non puoi fare una proposta identica a una aperta o rifiutata nello stesso turno. Identica vuol dire: stesso Pianeta, stessi partecipanti, promesse, colori per ciascuno e passaggi, e per Bot le stesse icone e lo stesso ordine. Non conta chi la fa.
    .short = Le proposte per turno possono avere un limite, e la stessa non si fa due volte.

an-section-5 = Mercato

an-5-1 = Prendi 3 carte, una dopo l’altra, dalle due file scoperte, come preferisci. Le file si riempiono di nuovo fino a 4 solo quando hai finito di prendere.
    .short = Prendi 3 carte dalle file scoperte; si riempiono quando hai finito.
an-5-2 = Quando vuoi, durante l’azione, puoi rinnovare una delle file e prendere in cambio una carta in meno: le sue carte si scartano e se ne scoprono 4 nuove.
    .short = Se rinnovi una fila intera, prendi una carta in meno.
an-5-3 = Puoi rinnovare più volte, ma dopo deve restarti almeno una carta da prendere (opzione «sweeps_keep_one», attiva se non la si disattiva). Se dalla fila sono già state prese carte, si rinnova ciò che ne resta, e arrivano 4 carte nuove. Le carte tolte vanno agli scarti prima che si peschino le nuove. Per rinnovare una fila occorre almeno una carta tra il suo mazzo, i suoi scarti e la fila stessa.
    .short = Dopo un rinnovo deve restarti almeno una carta da prendere.
an-5-4 = Quando un mazzo finisce, i suoi scarti mescolati formano quello nuovo. Avviene solo quando si deve pescare una carta e non ce n’è. Se mazzo e scarti sono entrambi vuoti, la fila resta incompleta per ora (AN-3.4).
    .short = Un mazzo vuoto si sostituisce con i suoi scarti mescolati.
an-5-5 = La tua mano, Zampesperte e Progetti insieme, non supera mai 8 carte; se succede, scarta subito ciò che vuoi fino a 8. Lo si verifica dopo ogni singola carta presa, e si può scartare anche quella nuova. Solo dopo si riempiono le file, e solo dopo ci si chiede se resta qualcosa da prendere.
    .short = Oltre il limite di 8 carte in mano scarti subito.
an-5-6 = Prima edizione: non si rinnova. Ciascuna delle 3 carte viene invece da una fila o, alla cieca, dalla cima di uno dei due mazzi; guardi una carta pescata così prima di prendere la successiva.
    .short = Nella prima edizione si pesca dai mazzi invece di rinnovare.
an-5-7 = Devi prendere tutte le carte che ti spettano, finché ce n’è una da prendere. Quando non ce n’è (entrambe le file sono vuote; nella prima edizione anche mazzi e scarti), l’azione finisce prima, anche se si potesse ancora rinnovare. L’azione comincia quando prendi o peschi la prima carta o rinnovi una fila. Annunciarla e basta è possibile solo se non si può prendere nulla, e allora finisce subito.
    .short = Devi prendere tutte le carte che ti spettano, finché ce n’è una da prendere.

an-section-6 = Completare i Progetti

an-6-1 = Alla fine di ogni turno, di chiunque sia, ogni giocatore può completare Progetti dalla mano, quanti ne vuole, scartando dalla Stiva i Frammenti che ciascuno costa. La prima edizione parla nel testo di un Progetto e nel riassunto di più d’uno; noi giochiamo senza limite. L’opzione «completions_per_turn» può metterne uno.
    .short = Alla fine di ogni turno puoi completare Progetti con Frammenti della tua Stiva.
an-6-2 = Se hai più Frammenti di quanti ne contenga la Stiva, l’eccesso si scarta prima di completare qualsiasi cosa.
    .short = I Frammenti in eccesso si scartano prima di completare.
an-6-3 = Mostra il Progetto, metti i suoi Frammenti tra gli scarti e infila la carta sotto la tua Astronave in modo che si veda la Miglioria e non i punti. (Nascondere i punti è solo una questione di aspetto, perché tutti hanno appena visto la carta.)
    .short = Un Progetto completato si mostra, si paga e si infila sotto l’Astronave.
an-6-4 = La Miglioria vale dal turno successivo alla fine della partita. Non vale mai nel turno in cui il suo Progetto è stato completato, e quindi nemmeno più tardi nella stessa occasione. Se hai più volte la stessa Miglioria, gli effetti si sommano.
    .short = Una Miglioria vale dal turno successivo; più copie si sommano.
an-6-5 = Il sesto Progetto di un giocatore è l’ultimo: non c’è un settimo.
    .short = Nessuno completa un settimo Progetto.
an-6-6 = Nel completamento tutti agiscono insieme, senza un ordine. Il gioco attende ogni giocatore che, per quanto il tavolo può sapere, potrebbe completare qualcosa: meno di 6 Progetti completati, almeno una carta in mano e non meno Frammenti in Stiva di quanti ne costa il Progetto più economico del set. Il vero contenuto della mano non conta mai. Partecipi finché non passi, finché una di queste condizioni non viene meno o finché non hai raggiunto «completions_per_turn» (AN-6.1), che vale anche l’ultima volta.
    .short = Si attende chiunque possa forse completare qualcosa, finché non passa.
an-6-7 = Il tavolo viene a sapere chi ha completato che cosa e chi ha passato. Non viene a sapere chi avrebbe potuto completare qualcosa.
    .short = Non si dice chi avrebbe potuto completare qualcosa.

an-section-7 = Fine e punteggio

an-7-1 = Appena un giocatore ha completato il sesto Progetto, tutti gli altri hanno ancora occasione di completare i propri, e con questo la partita finisce. Quando nella partita si completa il primo sesto Progetto, anche se è di Bot, chi ha già passato in quel turno può di nuovo completare (AN-6.6).
    .short = La partita finisce con il turno in cui si completa un sesto Progetto.
an-7-2 = Il tuo punteggio è la somma di: i punti sui tuoi Progetti completati; 1 per ogni Frammento nella Stiva; e 1 per ogni icona Frammento sui tuoi Progetti completati in uno dei due colori del tuo obiettivo segreto. Per quest’ultimo contano le icone stampate sulle carte, qualunque cosa tu abbia pagato.
    .short = Contano i Progetti, i Frammenti in Stiva e le icone nei colori del tuo obiettivo.
an-7-3 = Vince il punteggio più alto. Tra giocatori a pari punti vince chi viene dopo nell’ordine di turno, contando dal primo giocatore. L’opzione «tie_break» sceglie tra questa regola («turn_order», la norma, dal regolamento inglese) e quella italiana («last_turn»): tra chi è a pari punti, chi ha giocato per ultimo.
    .short = Vince il punteggio più alto; a pari punti, chi viene dopo nell’ordine di turno.
an-7-4 = L’esempio del regolamento: 29 punti sui Progetti, 2 Frammenti in Stiva, 2 icone nere e 4 bianche che corrispondono all’obiettivo: 37 in tutto. Lo stesso esempio nella prima edizione: 28, 2 in Stiva e 6 per le icone: 36.
    .short = 29 punti sui Progetti, 2 Frammenti in Stiva e 6 icone giuste fanno 37.
an-7-5 = Perché ogni partita finisca, l’opzione «round_limit» (di norma 200) indica l’ultimo giro: dopo l’ultimo completamento di quel giro la partita è finita e si contano i punti. Il turno di Bot fa parte del giro. Il risultato dice perché la partita è finita: «sixth_blueprint», anche se cade proprio allora, o «round_limit».
    .short = Dopo l’ultimo giro la partita è finita e si contano i punti.

an-section-8 = In due con Bot (seconda edizione)

an-8-1 = Si aggiunge un terzo giocatore simulato, Bot. La sua Astronave è coperta, e accanto ha una fila di 3 Progetti che tutti vedono. Non ha mai Zampesperte. È il primo giocatore. Bot occupa il posto con il numero più alto e ha comunque il primo turno; poi viene il giocatore scelto da AN-2.3, poi l’altro. Dei due, il primo riceve 4 Zampesperte e il secondo 5.
    .short = In due, Bot è il terzo giocatore e inizia.
an-8-2 = Nel turno di Bot si pesca un Frammento dal sacchetto. Va sul Progetto di Bot più a sinistra che ha un’icona del suo colore non ancora coperta. Se non ce n’è, va nella Stiva di Bot.
    .short = Bot pesca un Frammento e lo mette sul suo primo Progetto adatto da sinistra, o nella Stiva.
an-8-3 = Quando nella Stiva di Bot arriva un quarto Frammento, si scartano tutti e 4, e Bot ottiene la prima carta del mazzo dei Progetti. Resta coperta, e nessuno la guarda prima della fine.
    .short = Con il quarto Frammento in Stiva Bot li scarta tutti e 4 e ottiene un Progetto coperto.
an-8-4 = Quando tutte le icone di un Progetto di Bot sono coperte, i Frammenti che vi sono si scartano e Bot ottiene il Progetto; tutti continuano a conoscerlo. Il resto della fila si sposta verso sinistra, a destra si aggiunge un nuovo Progetto dal mazzo, e i Frammenti adatti vi passano subito dalla Stiva di Bot. Se così si copre anche quello nuovo, succede di nuovo lo stesso, e così via. Se mazzo e scarti sono entrambi vuoti, qui o in AN-8.3, non si scopre e non si ottiene nessuna carta, ma i Frammenti si scartano comunque.
    .short = Bot ottiene un Progetto tutto coperto e ne scopre uno nuovo.
an-8-5 = Bot non usa Migliorie.
    .short = Bot non usa Migliorie.
an-8-6 = Bot aiuta in ogni Raccolta, con ogni abilità e quanto si vuole. Un accordo può comprendere Bot e l’altro giocatore. Una persona deve contribuire con almeno un’icona, anche da una Miglioria. Per raccogliere con il solo Bot il giocatore di turno non ha bisogno del consenso di nessuno.
    .short = Bot aiuta con ogni abilità, ma almeno un’icona viene da una persona.
an-8-7 = Per ogni icona con cui contribuisce, Bot riceve uno dei Frammenti del Pianeta, di un colore non coperto sui suoi Progetti; si mette come in AN-8.2. (Il regolamento italiano dice «per ogni icona». Quello inglese dice per ogni requisito, ma nel suo esempio 2 icone costano 2 Frammenti.) Si verifica prima dell’accordo: di ogni colore Bot non può ricevere più Frammenti di quante icone non coperte ha la sua fila in quel momento, esclusi i Progetti che arrivano durante l’accordo. Si mettono nell’ordine in cui l’accordo li elenca. I Frammenti in Stiva non vengono da Bot né vanno a Bot.
    .short = Bot riceve un Frammento per icona, di un colore non coperto sui suoi Progetti.
an-8-8 = Quando Bot ottiene il sesto Progetto, la partita finisce come con quello di una persona: prima si conclude l’azione, poi si completano i Progetti, poi è la fine. Da quel momento Bot non ottiene e non pesca più nulla. I Frammenti che gli spettano ancora si mettono e restano dove sono, e contano, anche se coprono un intero Progetto o sono il quarto nella sua Stiva.
    .short = Il sesto Progetto di Bot chiude la partita come quello di una persona.
an-8-9 = Il punteggio di Bot viene dai suoi Progetti completati, dal suo obiettivo segreto (applicato a tutti, anche a quelli coperti) e da 1 per ogni Frammento nella sua Stiva e sui suoi Progetti incompleti. Bot può vincere la partita, ma mai in caso di parità.
    .short = Bot fa punti come una persona, anche per i Frammenti su Progetti incompleti; a pari punti non vince mai.
an-8-10 = Il turno di Bot finisce, come ogni turno, con l’occasione di completare Progetti. Se Bot deve pescare da un sacchetto vuoto, vale AN-4.14; se non c’è proprio nulla da pescare, il suo turno è finito.
    .short = Anche il turno di Bot finisce con il completamento dei Progetti.

an-section-9 = Migliorie

an-9-1 = Vano: la tua Stiva ha 1 spazio in più.
    .short = Vano: 1 spazio in più nella tua Stiva.
an-9-2 = Autopilota / Attrezzi / Torretta / Trivella: in ogni Raccolta a cui partecipi hai 1 icona in più di pilotaggio / ingegneria / sicurezza / estrazione, senza giocare una carta.
    .short = Autopilota, Attrezzi, Torretta, Trivella: 1 icona in più di quell’abilità in ogni Raccolta.
an-9-3 = Adattatore: in ogni Raccolta a cui partecipi, un’icona sulle tue Zampesperte può valere per un’altra abilità.
    .short = Adattatore: un’icona delle tue Zampesperte vale come un’altra abilità.
an-9-4 = Reclutatore: nella tua azione Mercato prendi 1 carta in più.
    .short = Reclutatore: 1 carta in più al Mercato.
an-9-5 = Scanner: il primo rinnovo della tua azione Mercato è gratuito: non prendi per questo una carta in meno. Deve venire prima che tu prenda l’ultima carta. Con n Scanner sono gratuiti i primi n. Nella prima edizione, che altrimenti non prevede rinnovi, puoi rinnovare tante volte quanti Scanner hai.
    .short = Scanner: il primo rinnovo al Mercato è gratuito.
an-9-6 = Cuccette: la tua mano può avere 2 carte in più.
    .short = Cuccette: 2 carte in più in mano.
an-9-7 = Prisma: ogni volta che completi un Progetto, puoi pagare uno dei suoi Frammenti in un qualsiasi altro colore. Indichi tu che cosa paghi.
    .short = Prisma: un Frammento di un Progetto si può pagare in un altro colore.
an-9-8 = Sifone: dopo una Raccolta in cui eri il giocatore di turno, quando il nuovo Pianeta è riempito, si pesca 1 Frammento dal sacchetto nella tua Stiva, se c’è posto. Avviene da sé; vale AN-4.14.
    .short = Sifone: 1 Frammento dal sacchetto dopo una tua Raccolta, se c’è posto.
an-9-9 = Lealtà: dopo una Raccolta in cui hai giocato almeno 2 Zampesperte, puoi riprenderne una in mano; la indichi quando accetti o quando raccogli. Con n Lealtà puoi riprenderne fino a n, ma almeno una delle tue Zampesperte resta tra gli scarti.
    .short = Lealtà: se giochi almeno due Zampesperte, puoi riprenderne una.

an-section-10 = Chi vede che cosa

an-10-1 = Sono pubblici: il Mercato; i Pianeti con i loro Frammenti; ogni Stiva; le Migliorie in vista; i Progetti completati, perché sono stati rivelati; quante carte o Frammenti ci sono in ogni mano, in ogni mazzo e nel sacchetto; gli scarti; le proposte e chi le ha accettate; la fila e la Stiva di Bot.
    .short = Mercato, Pianeti, Stive, Progetti completati e tutte le quantità sono pubblici.
an-10-2 = Solo tu conosci: la tua mano; il tuo obiettivo segreto; le carte che hai indicato per una proposta non ancora conclusa.
    .short = Mano, obiettivo e carte indicate li conosce solo chi li ha.
an-10-3 = Restano nascosti a tutti fino alla fine: l’ordine dei mazzi e del sacchetto; le Astronavi non distribuite; l’Astronave di Bot; i Progetti che Bot ha ottenuto coperti (AN-8.3).
    .short = L’ordine di mazzi e sacchetto e i segreti di Bot restano nascosti fino alla fine.
an-10-4 = A partita finita si scopre tutto.
    .short = A partita finita si scopre tutto.
an-10-5 = Una carta nella mano di qualcuno la conosce chi l’ha vista arrivarci (presa scoperta o ripresa con Lealtà) o a chi è stata mostrata, finché non lascia quella mano. Una vista contiene questa conoscenza. Un mondo immaginato a partire da una vista la conserva per tutti: ciò che gli altri hanno visto, per quanto ne sa chi guarda, l’hanno visto anche lì, e ciò che ha visto tutto il tavolo lo sanno tutti i posti e gli spettatori. Ciò che è stato mostrato ad altri di nascosto da chi guarda viene immaginato. (Un tavolo può non mostrare queste carte sullo schermo, perché ricordarle spetterebbe ai giocatori.)
    .short = Conosci le carte di una mano che hai visto arrivarci o che ti sono state mostrate.

## Interpretazioni: dove una regola si può leggere in due modi, e come si gioca qui

an-ruling-1 = Si può sempre annunciare il Mercato?
    .rules = AN-3.3 AN-5.7
    .answer = Lo si può sempre scegliere. Di regola comincia quando prendi o peschi la prima carta o rinnovi una fila, e non serve annunciarlo. Il solo annuncio è un’azione a sé soltanto quando non c’è nulla da prendere, perché nessuno resti mai bloccato.
an-ruling-2 = Fino a quando si può mostrare e proporre?
    .rules = AN-4.9 AN-4.10
    .answer = Fino al primo passo dell’azione, qualunque sia. Una pesca alla cieca (prima edizione) e il solo annuncio di un Mercato senza nulla da prendere valgono come la prima carta presa.
an-ruling-3 = Chi aiuta e ha abbastanza Migliorie può usare solo quelle?
    .rules = AN-4.5 AN-4.10
    .answer = Conta ciò che si indica, non ciò che si possiede. Ben ha Autopilota e promette 1 pilotaggio: non può indicare il solo Autopilota, ma può non indicarlo e giocare una Zampesperta con pilotaggio.
an-ruling-4 = Una Miglioria di troppo o una Zampesperta di troppo?
    .rules = AN-4.10
    .answer = Una Miglioria superflua non fa danno; una Zampesperta superflua è rifiutata. Se una Miglioria rende superflua una Zampesperta, indica una sola delle due: Ada promette 1 pilotaggio e indica Autopilota e una Zampesperta con un’icona di pilotaggio: rifiutato. Se promette 2 e indica Autopilota e una Zampesperta con due di queste icone, la Zampesperta serve ancora e Autopilota non fa nulla: permesso.
an-ruling-5 = Che cosa dice il regolamento tedesco sui pareggi?
    .rules = AN-7.3
    .answer = Le sue parole (chi era «più tardi di turno») vanno bene per entrambi i valori dell’opzione tie_break. Noi giochiamo turn_order in entrambe le edizioni, se non si sceglie altro.
an-ruling-6 = I Progetti completati di Bot sono scoperti?
    .rules = AN-8.4
    .answer = Il regolamento italiano li gira a faccia in giù. Tutti li hanno visti, quindi qui restano noti; sono segreti solo quelli che Bot ha ottenuto dal mazzo (AN-8.3).
