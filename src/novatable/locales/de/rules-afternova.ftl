### Die Regeln von AfterNova nach Abschnitt und Nummer; „.short“ erklärt eine Ablehnung in einem Satz.

an-section-1 = Material

an-1-1 = Das Spiel besteht aus 40 Mietpfoten, 40 Blaupausen, 18 Planeten, 10 Raumschiffen und einem Beutel mit 40 Fragmenten, 8 von jeder der 5 Farben.
    .short = Zum Spiel gehören 40 Mietpfoten, 40 Blaupausen, 18 Planeten, 10 Raumschiffe und 40 Fragmente.
an-1-2 = Die Farben sind Schwarz, Weiß, Grün, Lila und Orange.
    .short = Fragmente sind schwarz, weiß, grün, lila oder orange.
an-1-3 = Jedes Raumschiff hat Platz für 4 Fragmente (seinen Lagerraum) und ein geheimes Ziel, das zwei verschiedene Farben nennt. Fünf Farben ergeben zehn Paare, und jedes Paar steht auf einem der 10 Raumschiffe.
    .short = Ein Raumschiff fasst 4 Fragmente und hat ein geheimes Ziel aus zwei Farben.
an-1-4 = Ein Planet verlangt zwei Fähigkeiten, von jeder eine Anzahl Symbole, und hat eine Anzahl Plätze für Fragmente. Die beiden sind immer verschieden. Vier Fähigkeiten ergeben sechs Paare, und jedes Paar steht auf 3 der 18 Planeten. Ein Planet heißt Nektarr; er verlangt Pilot und Ingenieur.
    .short = Ein Planet verlangt Symbole zweier Fähigkeiten und hat Plätze für Fragmente.
an-1-5 = Eine Mietpfote zeigt Symbole von Fähigkeiten. Es gibt vier: Die Spielregeln erwähnen Pilot und Ingenieur; eine veröffentlichte Rezension nennt außerdem Sicherheit und Abbau und zählt auf jeder Mietpfote zwei Symbole. Zwei Symbole, gleich oder verschieden, lassen sich auf 10 Arten kombinieren, und je 4 Mietpfoten davon ergeben die 40. Das Programm versteht auch Mietpfoten mit mehr oder weniger Symbolen und mit Jokern (eine beliebige Fähigkeit, gewählt beim Ausspielen), damit andere Kartensätze sie haben können.
    .short = Eine Mietpfote zeigt Symbole der Fähigkeiten Pilot, Ingenieur, Sicherheit oder Abbau.
an-1-6 = Eine Blaupause hat Kosten in farbigen Fragmenten (eine Farbe kann mehrfach vorkommen), eine Anzahl Siegpunkte und auf den meisten Karten ein Upgrade. Sie kostet 2 bis 5 Fragmente. Mehr als 4 kann nur zahlen, wer durch ein Upgrade einen größeren Lagerraum hat.
    .short = Eine Blaupause kostet 2 bis 5 Fragmente und bringt Punkte und meist ein Upgrade.
an-1-7 = Die Spielregeln sagen nicht, was auf den einzelnen Karten steht. Die Karten, die mit diesem Programm kommen, haben wir im Rahmen von AN-1.1 bis AN-1.6 selbst entworfen. Ein Kartensatz ist eine Datei, und ein Spiel kann mit einem anderen begonnen werden: Wer das gedruckte Spiel besitzt, könnte dessen Karten in eine solche Datei übertragen.
    .short = Die Karten stammen aus einem Kartensatz, der eine Datei ist.

an-section-2 = Spielaufbau

an-2-1 = Der Markt: Mische Mietpfoten und Blaupausen getrennt und lege von jedem Stapel eine offene Reihe von 4 Karten aus. Die Planeten: Mische sie und lege 3 offen aus. Die Fragmente: Alle kommen in den Beutel, und jeder Platz auf den drei Planeten wird durch zufälliges Ziehen gefüllt.
    .short = Markt, Planeten und Fragmente werden zufällig ausgelegt.
an-2-2 = Alle erhalten zufällig ein Raumschiff, und nur wer es hat, kennt sein Ziel. Die übrigen Raumschiffe kommen ungesehen aus dem Spiel.
    .short = Alle erhalten zufällig ein Raumschiff und kennen allein dessen Ziel.
an-2-3 = Wer zuletzt ein Spiel gewonnen hat, beginnt. An einem Tisch ist das, wer dort das vorige Spiel gewonnen hat; gab es keines, entscheidet der Zufall. Gespielt wird reihum im Uhrzeigersinn.
    .short = Wer zuletzt gewonnen hat, beginnt, sonst entscheidet der Zufall; es geht im Uhrzeigersinn.
an-2-4 = Alle bekommen 1 Blaupause. Mietpfoten gibt es je nach Reihenfolge: 3 für die Person, die beginnt, 5 für die letzte und 4 für alle dazwischen. In der ersten Ausgabe sind es 2, 4 und 3.
    .short = Alle bekommen 1 Blaupause und je nach Reihenfolge 3, 4 oder 5 Mietpfoten.
an-2-5 = Drei bis sechs Personen können spielen, oder zwei zusammen mit Bot (Abschnitt 8). Die erste Ausgabe kennt keinen Bot und ist für drei bis sechs.
    .short = Es spielen drei bis sechs Personen, oder zwei zusammen mit Bot.

an-section-3 = Ein Zug

an-3-1 = Wer am Zug ist, führt eine Aktion aus, nicht mehr und nicht weniger: Abbau oder Markt. Reden verpflichtet zu nichts, bis ein Deal zustande kommt: Man kann über mehrere Planeten verhandeln, alles fallen lassen und doch zum Markt gehen.
    .short = Wer am Zug ist, führt genau eine Aktion aus: Abbau oder Markt.
an-3-2 = Nach der Aktion haben alle Gelegenheit, Blaupausen zu vervollständigen (Abschnitt 6). Dann ist im Uhrzeigersinn die nächste Person am Zug.
    .short = Nach der Aktion dürfen alle Blaupausen vervollständigen; dann ist die nächste Person am Zug.
an-3-3 = Einen Zug auszusetzen ist nicht möglich und nie nötig: Der Markt kann immer gewählt werden (AN-5.7).
    .short = Einen Zug kann man nicht aussetzen: Baue ab oder geh zum Markt.
an-3-4 = Zwischen dem Vervollständigen und dem nächsten Zug werden Lücken geschlossen, soweit der Vorrat reicht: zuerst die leeren Plätze der Planeten, von links nach rechts, dann die Reihen des Marktes, in denen etwas fehlt. Ist das Spiel zu Ende, wird nichts mehr aufgefüllt, und Bots Reihe von Blaupausen wird nie auf diese Weise ergänzt.
    .short = Vor dem nächsten Zug werden leere Plätze und Lücken am Markt aufgefüllt.

an-section-4 = Abbau

an-4-1 = Wer am Zug ist, wählt einen offenen Planeten. Die Symbole auf allen Mietpfoten, die die Beteiligten spielen, müssen zusammen mit den eingesetzten Upgrades beide Anforderungen erreichen; mehr ist erlaubt. Kein Symbol zählt doppelt.
    .short = Die gespielten Symbole müssen beide Anforderungen eines offenen Planeten erreichen; keines zählt doppelt.
an-4-2 = Wer allein abbaut, spielt alle nötigen Mietpfoten und bekommt alle Fragmente.
    .short = Allein spielst du alle nötigen Mietpfoten und bekommst alle Fragmente.
an-4-3 = Gemeinsam schließt, wer am Zug ist, einen Deal mit einem oder mehreren Helfenden. Die Bedingungen sind: der Planet; was alle Beteiligten zusagen, in Symbolen jeder Fähigkeit; wer welches Fragment des Planeten bekommt; und welche gelagerten Fragmente in andere Hände übergehen. Der Deal kommt zustande, sobald alle Beteiligten genau denselben Bedingungen zugestimmt haben, dann sofort und ganz. Sonst geschieht nichts davon.
    .short = Ein Deal braucht jemanden, der hilft, und die Zustimmung aller zu denselben Bedingungen.
an-4-4 = Fragmente aus dem Lagerraum können zwischen beliebigen Beteiligten des Deals in jede Richtung wechseln. Wer nicht beteiligt ist, gibt und bekommt nichts. Du kannst nur geben, was du vor dem Deal hattest, und kein Fragment wechselt darin mehr als einmal.
    .short = Gelagerte Fragmente wechseln nur zwischen Beteiligten, und du gibst nur, was du vorher hattest.
an-4-5 = In den Bedingungen ergeben die zugesagten Symbole jeder Fähigkeit (auch die von Bot) genau die Anforderung. Wer hilft, sagt mindestens ein Symbol zu und braucht dafür mindestens eine Mietpfote: Upgrades allein genügen nicht. Wer am Zug ist, darf dagegen auch gar nichts zusagen und auch nur mit Upgrades abbauen.
    .short = Zugesagte Symbole ergeben genau die Anforderung, und wer hilft, braucht mindestens eine Mietpfote.
an-4-6 = Jedes Fragment des Planeten geht an genau eine beteiligte Person oder an Bot (AN-8.7). Umsonst zu helfen ist erlaubt. Mit der Regeloption „fair_deals“ (standardmäßig aus) müssen in einem Deal alle mindestens ein Fragment bekommen, vom Planeten oder aus einem Lagerraum; wer allein oder nur mit Bot abbaut, ist davon nicht betroffen.
    .short = Jedes Fragment des Planeten bekommt genau eine beteiligte Person oder Bot.
an-4-7 = Fragmente sind die einzige Ware. Karten werden nicht gehandelt, und was jemand für einen späteren Zug verspricht, bindet niemanden; sagen darf man es natürlich (im Chat).
    .short = Gehandelt werden nur Fragmente; Versprechen für später binden niemanden.
an-4-8 =
    Angebote kommen von der Person am Zug oder gehen an sie, und zwar von jemandem, der am angebotenen Deal beteiligt ist: ein Gegenangebot, das auch weitere Helfende einbeziehen kann. Mehrere Angebote können nebeneinander stehen.

    Hände bleiben verborgen: Ein Angebot wird nach dem beurteilt, was offen liegt, und nach der Hand der Person, die es macht. Auf alle Gefragten wird gewartet, ob sie liefern könnten oder nicht, selbst wenn ihre Hand leer ist.

    Die Person am Zug kann auch einen Aufruf an alle machen, die wollen: Bedingungen, in denen der Platz eines Helfenden offen bleibt. Er verpflichtet niemanden, verbraucht aber eines ihrer Angebote (AN-4.16). Wer will, antwortet mit einem Angebot zu genau diesen Bedingungen, das keines der eigenen verbraucht (einmal pro Person und Aufruf, damit ein Zug auch endet), oder mit einem Gegenangebot, und die Person am Zug sucht sich jemanden aus. Der Aufruf endet, wenn Angebote enden (AN-4.10), oder wenn er zurückgezogen wird.
    .short = Angebote macht die Person am Zug, oder sie bekommt sie von jemandem, der mitmacht.
an-4-9 = Beim Verhandeln darfst du Handkarten zeigen, allen oder nur bestimmten Personen. Das dürfen alle, bis abgebaut, die erste Karte genommen oder verdeckt gezogen, die erste Reihe ausgetauscht oder der Markt angesagt wird. Der Tisch erfährt, wer wem wie viele Karten gezeigt hat. Dieselbe Karte wird derselben Person in einem Zug nicht zweimal gezeigt.
    .short = Du darfst Handkarten zeigen, jede einmal je Zug und Person, bis die Aktion beginnt.
an-4-10 =
    Wer einen Deal anbietet, stimmt ihm damit zu. Zustimmen heißt auch, die Karten zu nennen: die Mietpfoten und Upgrades, die die eigene Zusage decken. Überzählige Symbole darauf sind nichts wert. Eine Mietpfote darf nicht dabei sein, wenn die anderen genannten Mietpfoten und Upgrades die Zusage auch ohne sie decken; das gilt auch beim Abbau allein. Ein Upgrade, das du hast, musst du nicht nutzen, und du darfst eines nennen, das sich als unnötig erweist: Dann bewirkt es nichts. Um andere Karten zu nennen, musst du deine Zustimmung zurückziehen.

    Wer gefragt ist, stimmt zu oder lehnt ab; eine Ablehnung beendet das Angebot. Wer zugestimmt hat, kann die Zustimmung noch zurückziehen, und auch das beendet das Angebot, doch darf es wieder gemacht werden.

    Mit der letzten Zustimmung wird der Deal sofort ausgeführt; gibt es mehrere Angebote, dann das, dem zuerst alle zugestimmt haben. Die Person am Zug muss nicht auf Antworten warten. Alle Angebote enden, wenn sie allein abbaut, die erste Karte nimmt oder die erste Reihe austauscht.
    .short = Wer zustimmt, nennt Mietpfoten, die alle nötig sind; ein Nein oder ein Rückzug beendet das Angebot.
an-4-11 = Ein Deal wird in dieser Reihenfolge ausgeführt: Die Mietpfoten werden aufgedeckt; die Fragmente vom Planeten und zwischen den Lagerräumen werden verteilt; Bot legt seine Fragmente, mit allem, was daraus folgt; dann wählen alle Beteiligten, die mehr haben, als ihr Lagerraum fasst, unter allen ihren Fragmenten, welche sie ablegen, bis der Rest hineinpasst. Alle wählen gleichzeitig; liegen alle Entscheidungen vor, werden sie zusammen ausgeführt, und das Spiel geht weiter. Abgelegte Fragmente liegen auf dem Ablagehaufen; sie kommen nicht zurück in den Beutel.
    .short = Wer mehr hat, als in den Lagerraum passt, legt überzählige Fragmente ab.
an-4-12 = Die Kapazität wird nur einmal geprüft, wenn alle Fragmente des Deals verteilt sind. Wer eines abgibt, macht also Platz für ein anderes, wie das Beispiel der Spielregel selbst zeigt.
    .short = Ob alles in den Lagerraum passt, zählt erst, wenn alle Fragmente des Deals verteilt sind.
an-4-13 = Der Planet und die gespielten Mietpfoten kommen auf ihre Ablagestapel. Ein neuer Planet nimmt den frei gewordenen Platz ein und wird aus dem Beutel gefüllt. Dann folgen Treue (AN-9.9), Siphon (AN-9.8) und das Vervollständigen, in dieser Reihenfolge.
    .short = Planet und Mietpfoten werden abgelegt, und ein neuer Planet wird aus dem Beutel gefüllt.
an-4-14 = Ist der Planetenstapel aufgebraucht, wird sein Ablagestapel gemischt und zum neuen Stapel. Ist der Beutel leer, kommen die abgelegten Fragmente hinein, und es wird weitergezogen. Beides geschieht erst in dem Moment, in dem gezogen werden soll und nichts da ist. Sind Beutel und Ablagehaufen beide leer, bleiben die noch leeren Plätze vorerst leer (AN-3.4).
    .short = Ist ein Stapel oder der Beutel leer, kommt beim Ziehen das Abgelegte zurück.
an-4-15 = Auch ein Planet, auf dem keine Fragmente liegen, kann abgebaut werden; so wird er ersetzt.
    .short = Auch ein Planet ohne Fragmente kann abgebaut werden.
an-4-16 = Die Regeloption „offers_per_turn“ begrenzt, wie viele Angebote die Person am Zug und jede andere in einem Zug machen dürfen: standardmäßig 6 und 2, an einem Tisch, an dem Menschen spielen, je 100. Jedes gültige Angebot zählt. Du kannst kein Angebot machen, das einem gleicht, das steht oder im selben Zug abgelehnt wurde. Gleich heißt: derselbe Planet, dieselben Beteiligten, Zusagen, Farben für jede Person und Übergaben, und für Bot dieselben Symbole und dieselbe Reihenfolge. Wer es macht, ist gleichgültig.
    .short = Angebote je Zug können begrenzt sein, und dasselbe wird nicht zweimal gemacht.

an-section-5 = Markt

an-5-1 = Nimm nacheinander 3 Karten aus den beiden offenen Reihen, in beliebiger Mischung. Die Reihen werden erst wieder auf 4 Karten aufgefüllt, wenn du alle genommen hast.
    .short = Nimm 3 Karten aus den offenen Reihen; aufgefüllt wird, wenn du fertig bist.
an-5-2 = Während der Aktion darfst du jederzeit eine der Reihen austauschen; dafür nimmst du eine Karte weniger. Die Karten der Reihe werden abgelegt und 4 neue ausgelegt.
    .short = Tauschst du eine ganze Reihe aus, nimmst du eine Karte weniger.
an-5-3 = Du darfst mehrmals austauschen, doch danach musst du noch mindestens eine Karte nehmen können (Regeloption „sweeps_keep_one“, standardmäßig an). Wurden aus der Reihe schon Karten genommen, wird ausgetauscht, was von ihr übrig ist, und 4 neue Karten kommen. Die ausgetauschten Karten liegen auf dem Ablagestapel, bevor die neuen gezogen werden. Austauschen kann man eine Reihe nur, wenn in ihrem Nachziehstapel, ihrem Ablagestapel und der Reihe zusammen mindestens eine Karte ist.
    .short = Nach einem Austausch musst du noch mindestens eine Karte nehmen können.
an-5-4 = Ist ein Nachziehstapel aufgebraucht, wird sein gemischter Ablagestapel zum neuen. Das geschieht erst, wenn eine Karte gezogen werden soll und keine da ist. Sind beide leer, bleibt die Reihe vorerst unvollständig (AN-3.4).
    .short = Ist ein Nachziehstapel leer, wird der gemischte Ablagestapel zum neuen.
an-5-5 = Deine Hand, Mietpfoten und Blaupausen zusammen, hat nie mehr als 8 Karten; sonst lege sofort ab, was du willst, bis es 8 sind. Geprüft wird das nach jeder einzelnen Karte, und auch die neue darf abgelegt werden. Erst danach werden Reihen aufgefüllt, und erst danach stellt sich die Frage, ob noch etwas zu nehmen ist.
    .short = Mit mehr als 8 Karten auf der Hand legst du sofort welche ab.
an-5-6 = Erste Ausgabe: Reihen werden nicht ausgetauscht. Stattdessen kommt jede der 3 Karten aus einer Reihe oder verdeckt von einem der beiden Nachziehstapel; eine so gezogene Karte siehst du an, bevor du die nächste nimmst.
    .short = In der ersten Ausgabe wird vom Nachziehstapel gezogen statt ausgetauscht.
an-5-7 = Du musst so oft nehmen, wie du darfst, solange es eine Karte zu nehmen gibt. Gibt es keine (beide Reihen sind leer, in der ersten Ausgabe auch Nachzieh- und Ablagestapel), ist die Aktion vorzeitig zu Ende, auch wenn noch ein Austausch möglich wäre. Die Aktion beginnt, wenn du die erste Karte nimmst oder ziehst oder eine Reihe austauschst. Sie bloß anzusagen ist nur möglich, wenn nichts genommen werden kann, und dann ist sie sofort zu Ende.
    .short = Du musst so oft nehmen, wie du darfst, solange es etwas zu nehmen gibt.

an-section-6 = Blaupausen vervollständigen

an-6-1 = Am Ende jedes Zuges, egal wessen, dürfen alle Blaupausen aus ihrer Hand vervollständigen, so viele sie wollen, indem sie die Fragmente, die jede kostet, aus ihrem Lagerraum ablegen. Die erste Ausgabe spricht im Text von einer Blaupause und in der Zusammenfassung von mehreren; wir spielen ohne Grenze. Die Regeloption „completions_per_turn“ kann eine setzen.
    .short = Am Ende jedes Zuges darfst du Blaupausen mit Fragmenten aus deinem Lagerraum vervollständigen.
an-6-2 = Hast du mehr Fragmente als Platz, wird der Überschuss abgelegt, bevor etwas vervollständigt wird.
    .short = Überzählige Fragmente werden abgelegt, bevor etwas vervollständigt wird.
an-6-3 = Zeige die Blaupause, lege ihre Fragmente auf den Ablagehaufen und schiebe die Karte so unter dein Raumschiff, dass man das Upgrade sieht und die Punkte nicht. (Die Punkte zu verdecken ist nur eine Frage der Darstellung, denn alle haben die Karte gerade gesehen.)
    .short = Eine vervollständigte Blaupause wird gezeigt, bezahlt und unter das Raumschiff geschoben.
an-6-4 = Das Upgrade wirkt vom nächsten Zug an bis zum Ende des Spiels. Es wirkt nie in dem Zug, in dem seine Blaupause vervollständigt wurde, also auch nicht später bei derselben Gelegenheit. Hast du dasselbe Upgrade mehrmals, addiert sich die Wirkung.
    .short = Ein Upgrade wirkt ab dem nächsten Zug; mehrere gleiche addieren sich.
an-6-5 = Die 6. Blaupause ist für alle die letzte: Eine 7. gibt es nicht.
    .short = Eine 7. Blaupause vervollständigt niemand.
an-6-6 = Beim Vervollständigen handeln alle gleichzeitig, ohne feste Reihenfolge. Das Spiel wartet auf alle, die, soweit der Tisch es wissen kann, etwas vervollständigen könnten: weniger als 6 vervollständigte Blaupausen, mindestens eine Handkarte und mindestens so viele gelagerte Fragmente, wie die billigste Blaupause des Kartensatzes kostet. Was wirklich auf der Hand ist, spielt nie eine Rolle. Du bist dabei, bis du passt, bis eine dieser Bedingungen nicht mehr gilt oder bis du „completions_per_turn“ erreicht hast (AN-6.1), was auch beim letzten Mal gilt.
    .short = Gewartet wird auf alle, die vielleicht etwas vervollständigen können, bis sie passen.
an-6-7 = Der Tisch erfährt, wer was vervollständigt und wer gepasst hat. Er erfährt nicht, wer etwas hätte vervollständigen können.
    .short = Wer etwas hätte vervollständigen können, wird nicht verraten.

an-section-7 = Ende und Wertung

an-7-1 = Sobald jemand die 6. Blaupause vervollständigt hat, können alle anderen noch ihre vervollständigen, und damit endet das Spiel. Bei der ersten 6. Blaupause des Spiels, auch wenn es die von Bot ist, verfällt jedes Passen, das bei dieser Gelegenheit schon angesagt wurde: Wer gepasst hatte, ist wieder dabei (AN-6.6).
    .short = Das Spiel endet mit dem Zug, in dem eine 6. Blaupause vervollständigt wird.
an-7-2 = Dein Ergebnis ist die Summe aus: den Punkten auf deinen vervollständigten Blaupausen; 1 für jedes Fragment in deinem Lagerraum; und 1 für jedes Fragmentsymbol auf deinen vervollständigten Blaupausen in einer der beiden Farben deines geheimen Ziels. Für das Letzte zählen die gedruckten Symbole, egal, was du gezahlt hast.
    .short = Es zählen Blaupausen, gelagerte Fragmente und Symbole in den Farben deines Ziels.
an-7-3 = Es gewinnt, wer die meisten Punkte hat. Bei Gleichstand gewinnt, wer in der Reihenfolge später kommt, gezählt ab der Person, die begonnen hat. Die Regeloption „tie_break“ wählt zwischen dieser Regel („turn_order“, die Vorgabe, aus der englischen Spielregel) und der italienischen („last_turn“): unter denen mit gleich vielen Punkten, wer zuletzt am Zug war.
    .short = Es gewinnt, wer die meisten Punkte hat; bei Gleichstand, wer in der Reihenfolge später kommt.
an-7-4 = Das Beispiel der Spielregel: 29 Punkte auf Blaupausen, 2 gelagerte Fragmente, 2 schwarze und 4 weiße Symbole, die zum Ziel passen: zusammen 37. Dasselbe Beispiel in der ersten Ausgabe: 28, 2 gelagert und 6 für Symbole: 36.
    .short = 29 Punkte auf Blaupausen, 2 gelagerte Fragmente und 6 passende Symbole sind 37.
an-7-5 = Damit jedes Spiel endet, nennt die Regeloption „round_limit“ (standardmäßig 200) die letzte Runde: Nach dem letzten Vervollständigen dieser Runde ist das Spiel zu Ende und wird gewertet. Bots Zug gehört zur Runde. Das Ergebnis sagt, warum das Spiel geendet hat: „sixth_blueprint“, auch wenn das gerade dann geschieht, oder „round_limit“.
    .short = Nach der letzten Runde ist das Spiel zu Ende und wird gewertet.

an-section-8 = Zu zweit mit Bot (zweite Ausgabe)

an-8-1 = Bot spielt mit, als simulierte dritte Person. Sein Raumschiff liegt verdeckt, und daneben liegt eine Reihe von 3 Blaupausen, die alle sehen. Er hat nie Mietpfoten. Er beginnt. Bot hat den Platz mit der höchsten Nummer und trotzdem den ersten Zug; dann kommt die Person, die AN-2.3 bestimmt, dann die andere. Die erste der beiden bekommt 4 Mietpfoten, die zweite 5.
    .short = Zu zweit spielt Bot als Dritter mit und hat den ersten Zug.
an-8-2 = In Bots Zug wird ein Fragment aus dem Beutel gezogen. Es kommt auf die am weitesten links liegende von Bots Blaupausen, auf der ein Symbol seiner Farbe noch frei ist. Gibt es keine, kommt es in Bots Lagerraum.
    .short = Bot zieht ein Fragment und legt es auf seine erste passende Blaupause von links, sonst in den Lagerraum.
an-8-3 = Kommt ein 4. Fragment in Bots Lagerraum, werden alle 4 abgelegt, und die oberste Karte des Blaupausenstapels wird für Bot gewertet. Sie liegt verdeckt, und niemand sieht sie vor dem Ende an.
    .short = Beim 4. gelagerten Fragment legt Bot alle 4 ab und wertet verdeckt eine Blaupause.
an-8-4 = Sind alle Symbole einer von Bots Blaupausen bedeckt, werden die Fragmente darauf abgelegt, und Bot wertet sie; alle kennen sie weiterhin. Die übrige Reihe rückt nach links zusammen, rechts kommt eine neue Blaupause vom Stapel dazu, und passende Fragmente wechseln sofort aus Bots Lagerraum darauf. Ist damit auch die neue bedeckt, geschieht dasselbe noch einmal, und so weiter. Sind Nachzieh- und Ablagestapel beide leer, hier oder in AN-8.3, wird keine Karte ausgelegt oder gewertet, die Fragmente aber werden trotzdem abgelegt.
    .short = Ist eine von Bots Blaupausen ganz bedeckt, wertet er sie und legt eine neue aus.
an-8-5 = Bot nutzt keine Upgrades.
    .short = Bot nutzt keine Upgrades.
an-8-6 = Bot hilft bei jedem Abbau, mit jeder Fähigkeit und so viel wie gewünscht. An einem Deal können Bot und die andere Person beteiligt sein. Eine Person muss mindestens ein Symbol beitragen, auch aus einem Upgrade. Wer am Zug ist, braucht niemandes Zustimmung, um nur mit Bot abzubauen.
    .short = Bot hilft mit jeder Fähigkeit, aber mindestens ein Symbol kommt von einer Person.
an-8-7 = Für jedes Symbol, das Bot beiträgt, bekommt er eines der Fragmente des Planeten, in einer Farbe, die auf seinen Blaupausen frei ist; es wird wie in AN-8.2 gelegt. (Die italienische Spielregel sagt „je Symbol“. Die englische sagt je Anforderung, aber in ihrem Beispiel kosten 2 Symbole 2 Fragmente.) Geprüft wird das vor dem Deal: Von jeder Farbe kann Bot nicht mehr Fragmente bekommen, als seine Reihe in diesem Moment freie Symbole hat; Blaupausen, die im Lauf des Deals dazukommen, zählen nicht. Sie werden in der Reihenfolge gelegt, in der der Deal sie nennt. Gelagerte Fragmente kommen weder von Bot noch gehen sie an ihn.
    .short = Bot bekommt je Symbol ein Fragment in einer Farbe, die auf seinen Blaupausen frei ist.
an-8-8 = Wertet Bot seine 6. Blaupause, endet das Spiel wie bei einer Person: Erst wird die Aktion beendet, dann wird vervollständigt, dann ist Schluss. Von da an wertet und zieht Bot nichts mehr. Fragmente, die ihm noch zustehen, werden gelegt und bleiben liegen und zählen, auch wenn sie eine ganze Blaupause bedecken oder das 4. in seinem Lagerraum sind.
    .short = Bots 6. Blaupause beendet das Spiel wie die einer Person.
an-8-9 = Bots Ergebnis besteht aus seinen vervollständigten Blaupausen, seinem geheimen Ziel (angewandt auf alle, auch die verdeckten) und je 1 für jedes Fragment in seinem Lagerraum und auf seinen unfertigen Blaupausen. Bot kann das Spiel gewinnen, aber nie bei Gleichstand.
    .short = Bot wird wie eine Person gewertet, auch für Fragmente auf unfertigen Blaupausen; bei Gleichstand gewinnt er nie.
an-8-10 = Bots Zug endet wie jeder Zug damit, dass alle Blaupausen vervollständigen dürfen. Soll Bot aus einem leeren Beutel ziehen, gilt AN-4.14; gibt es gar nichts zu ziehen, ist sein Zug zu Ende.
    .short = Auch Bots Zug endet damit, dass alle vervollständigen dürfen.

an-section-9 = Upgrades

an-9-1 = Stauraum: Dein Lagerraum hat 1 Platz mehr.
    .short = Stauraum: 1 Platz mehr in deinem Lagerraum.
an-9-2 = Autopilot / Werkzeug / Geschütz / Bohrer: Bei jedem Abbau, an dem du beteiligt bist, hast du 1 Symbol Pilot / Ingenieur / Sicherheit / Abbau mehr, ohne dafür eine Karte zu spielen.
    .short = Autopilot, Werkzeug, Geschütz, Bohrer: bei jedem Abbau 1 Symbol dieser Fähigkeit mehr.
an-9-3 = Adapter: Bei jedem Abbau, an dem du beteiligt bist, darf ein Symbol auf deinen Mietpfoten für eine andere Fähigkeit stehen.
    .short = Adapter: Ein Symbol deiner Mietpfoten zählt als andere Fähigkeit.
an-9-4 = Anwerber: In deiner Marktaktion nimmst du 1 Karte mehr.
    .short = Anwerber: 1 Karte mehr am Markt.
an-9-5 = Scanner: Der erste Austausch in deiner Marktaktion ist kostenlos: Du nimmst deswegen keine Karte weniger. Er muss kommen, bevor du die letzte Karte nimmst. Mit n Scannern sind die ersten n kostenlos. In der ersten Ausgabe, die sonst keinen Austausch kennt, darfst du so oft austauschen, wie du Scanner hast.
    .short = Scanner: Der erste Austausch am Markt ist kostenlos.
an-9-6 = Kojen: Deine Hand darf 2 Karten mehr haben.
    .short = Kojen: 2 Karten mehr auf der Hand.
an-9-7 = Prisma: Immer wenn du eine Blaupause vervollständigst, darfst du eines ihrer Fragmente in einer beliebigen anderen Farbe zahlen. Du nennst, was du zahlst.
    .short = Prisma: Ein Fragment einer Blaupause darf in einer anderen Farbe gezahlt werden.
an-9-8 = Siphon: Nach einem Abbau, bei dem du am Zug warst, wird, wenn der neue Planet gefüllt ist, 1 Fragment aus dem Beutel in deinen Lagerraum gezogen, sofern dort Platz ist. Das geschieht von selbst; AN-4.14 gilt.
    .short = Siphon: nach deinem eigenen Abbau 1 Fragment aus dem Beutel, wenn Platz ist.
an-9-9 = Treue: Nach einem Abbau, bei dem du mindestens 2 Mietpfoten gespielt hast, darfst du eine davon auf die Hand zurücknehmen; du nennst sie, wenn du zustimmst oder abbaust. Mit n-mal Treue darfst du bis zu n zurücknehmen, aber mindestens eine deiner Mietpfoten bleibt auf dem Ablagestapel.
    .short = Treue: Spielst du mindestens zwei Mietpfoten, darfst du eine davon zurücknehmen.

an-section-10 = Wer was sieht

an-10-1 = Offen sind: der Markt; die Planeten mit ihren Fragmenten; jeder Lagerraum; die sichtbaren Upgrades; vervollständigte Blaupausen, da sie gezeigt wurden; wie viele Karten oder Fragmente in jeder Hand, jedem Stapel und im Beutel sind; die Ablagestapel; Angebote, und wer ihnen zugestimmt hat; Bots Reihe und Lagerraum.
    .short = Markt, Planeten, Lagerräume, vervollständigte Blaupausen und alle Anzahlen sind offen.
an-10-2 = Nur du kennst: deine Hand; dein geheimes Ziel; die Karten, die du für ein noch nicht abgeschlossenes Angebot genannt hast.
    .short = Hand, Ziel und genannte Karten kennt nur, wem sie gehören.
an-10-3 = Vor allen bis zum Ende verborgen sind: die Reihenfolge der Stapel und des Beutels; die nicht verteilten Raumschiffe; Bots Raumschiff; die Blaupausen, die Bot verdeckt gewertet hat (AN-8.3).
    .short = Die Reihenfolge von Stapeln und Beutel und Bots Geheimnisse bleiben bis zum Ende verborgen.
an-10-4 = Ist das Spiel zu Ende, wird alles aufgedeckt.
    .short = Ist das Spiel zu Ende, wird alles aufgedeckt.
an-10-5 = Eine Karte in jemandes Hand kennt, wer gesehen hat, wie sie dorthin kam (offen genommen oder dank Treue zurückgenommen), oder wem sie gezeigt wurde, und zwar bis sie die Hand verlässt. Eine Ansicht enthält dieses Wissen. Eine Welt, die aus einer Ansicht erdacht wird, bewahrt es für alle: Was andere gesehen haben, soweit man durch die Ansicht davon weiß, haben sie auch dort gesehen, und was der ganze Tisch gesehen hat, wissen alle Plätze und alle Zuschauenden. Was nur anderen gezeigt wurde, wird erdacht. (Ein Tisch kann es vom Bildschirm lassen, denn eigentlich soll man sich so etwas merken.)
    .short = Du kennst Karten einer Hand, die du dorthin kommen sahst oder die dir gezeigt wurden.

## Auslegungen: wo sich eine Regel auf zwei Arten lesen lässt, und wie sie hier gespielt wird

an-ruling-1 = Kann man den Markt immer ansagen?
    .rules = AN-3.3 AN-5.7
    .answer = Wählen kann man ihn immer. In der Regel beginnt er, sobald du die erste Karte nimmst oder ziehst oder eine Reihe austauschst, und braucht keine Ansage. Die bloße Ansage ist nur dann eine eigene Aktion, wenn es nichts zu nehmen gibt, damit nie jemand festsitzt.
an-ruling-2 = Welcher Moment beendet das Zeigen und Anbieten?
    .rules = AN-4.9 AN-4.10
    .answer = Der erste Schritt der Aktion, welcher es auch sei. Verdeckt zu ziehen (erste Ausgabe) oder einen Markt ohne Karten bloß anzusagen zählt so, als würde die erste Karte genommen.
an-ruling-3 = Darf, wer hilft und genug Upgrades hat, nur diese nutzen?
    .rules = AN-4.5 AN-4.10
    .answer = Es entscheidet, was genannt wird, nicht was da ist. Ben hat Autopilot und sagt 1 Pilot zu: Er darf nicht nur Autopilot nennen, aber er darf ihn weglassen und eine Mietpfote mit Pilot spielen.
an-ruling-4 = Ein Upgrade zu viel oder eine Mietpfote zu viel?
    .rules = AN-4.10
    .answer = Ein überflüssiges Upgrade schadet nicht; eine überflüssige Mietpfote wird abgelehnt. Macht ein genanntes Upgrade eine Mietpfote überflüssig, nenne nur eines von beiden: Ada sagt 1 Pilot zu und nennt eine Mietpfote mit einem solchen Symbol und Autopilot: abgelehnt. Sagt sie 2 zu und nennt eine Mietpfote mit zwei solchen Symbolen und Autopilot, wird die Mietpfote weiter gebraucht, und Autopilot bewirkt nichts: erlaubt.
an-ruling-5 = Was sagt die deutsche Spielregel zum Gleichstand?
    .rules = AN-7.3
    .answer = Ihr Wortlaut (wer „später am Zug“ war) passt zu beiden Werten der Regeloption tie_break. Wir spielen in beiden Ausgaben turn_order, wenn nichts anderes gewählt ist.
an-ruling-6 = Liegen Bots vervollständigte Blaupausen offen?
    .rules = AN-8.4
    .answer = Die italienische Spielregel dreht sie um. Alle haben sie gesehen, also bleiben sie hier bekannt; geheim sind nur die, die Bot vom Stapel gewertet hat (AN-8.3).
