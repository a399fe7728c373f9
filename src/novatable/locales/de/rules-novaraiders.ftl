### Die Regeln von Nova-Raiders nach Abschnitt und Nummer; „.short“ erklärt eine Ablehnung in einem Satz.

nr-section-1 = Spielplan

nr-1-1 = In der Mitte ist der Stern; Umlaufringe umgeben ihn; am äußeren Rand hat jede Person eine Sternenbasis. Es gibt zwei Spielpläne: einen mit 3 Basen für 2 oder 3 Personen und einen mit 4 Basen für 4.
    .short = Ringe umgeben den Stern; am Rand hat jede Person eine Sternenbasis.
nr-1-2 = Es gibt fünf Ringe, nummeriert von 1, dem innersten, bis 5. (Die Regeln für zwei sprechen von zwei übrigen Ringen, und es gibt drei Ausdehnungen.)
    .short = Es gibt fünf Ringe, von innen nummeriert.
nr-1-3 = Auf jedem Ring hat jede Basis in ihrer Richtung ein Sprungtor. Ring r hat für jede Basis r + 1 Felder: das Tor und im Uhrzeigersinn dahinter r gewöhnliche Felder. Das ergibt mit 3 Basen Ringe von 6, 9, 12, 15 und 18 Feldern und mit 4 Basen von 8, 12, 16, 20 und 24. Eine Datei kann andere Breiten wählen, sofern jeder Ring je Basis genau ein Feld mehr hat als der nächste weiter innen; das wird beim Laden geprüft.
    .short = Auf jedem Ring hat jede Basis ein Tor, auf das im Uhrzeigersinn gewöhnliche Felder folgen.
nr-1-4 = Welche Felder der Nachbarringe benachbart sind (die Spielregel sagt, es seien vier): Bezeichne ein Feld mit (Ring, Basis b, Schritt j), wobei Schritt 0 das Tor der Basis ist und der Schritt, der so groß ist wie die Breite des Rings, das Tor der nächsten Basis. Ein gewöhnliches Feld (r, b, j) grenzt innen an (r-1, b, j-1) und (r-1, b, j) und außen an (r+1, b, j) und (r+1, b, j+1). Ein Tor grenzt an das nächste Tor innen, das nächste Tor außen und die beiden Felder links und rechts dieses äußeren Tores. So hat jedes Feld auf den Ringen 2 bis 4 genau vier solche Nachbarn, und grenzt ein Feld an ein anderes, so gilt auch das Umgekehrte.
    .short = Jedes Feld hat bis zu vier benachbarte Felder auf den Nachbarringen.
nr-1-5 = Einige der gewöhnlichen Felder sind Asteroiden. Jede Basis hat einen auf jedem Ring, beim Schritt r/2, aufgerundet.
    .short = Jede Basis hat auf jedem Ring einen Asteroiden.
nr-1-6 = Eine Sternenbasis besteht aus einem Dock, in dem Schiffe warten, und drei Lagern; jedes nimmt einen Turm aus Splittern auf.
    .short = Eine Sternenbasis hat ein Dock und drei Lager.

nr-section-2 = Material und Aufbau

nr-2-1 = Es gibt vier Farben: Rot, Blau, Braun, Weiß. Jede hat 3 Schiffe und einen Basisstapel von 11 Karten. Gemeinsam sind: ein Beutel mit 30 Energiesplittern, je 10 gelben, schwarzen und roten; 24 Spezialkarten (8 für jede Art Splitter); 11 Direktiven (die Spielregel nennt auch neun; der Kartensatz hat 11); zwei Zeitleisten; 3 Abdeckungen für Ausdehnungen; 8 H.R.L.-Karten.
    .short = Alle haben 3 Schiffe und 11 Basiskarten; gemeinsam sind 30 Splitter, 24 Spezialkarten und 11 Direktiven.
nr-2-2 = Die Spezialkarten werden gemischt und bilden die Raumakademie; drei davon liegen offen.
    .short = Drei Spezialkarten der Akademie liegen offen.
nr-2-3 = (Die Spielregel verweist auf eine Aufbaukarte, die sie nicht enthält.) Alle Schiffe beginnen in ihren Docks (außer denen von H.R.L.: NR-8.1). Jeder Asteroid auf den Ringen 1 bis 3 bekommt einen Splitter aus dem Beutel, Ring für Ring von innen und auf jedem Ring von Basis 0 aufwärts.
    .short = Schiffe beginnen im Dock, Splitter auf den Asteroiden der Ringe 1 bis 3.
nr-2-4 = Da die Spielregel sagt, dass nach der ersten Runde jeder Zug mit 5 Karten beginnt, sind die ersten Hände kleiner: der Reihe nach 3, 4, 5 und 5 Karten. Wer beginnt, wird ausgelost oder steht fest (an einem Tisch: wer dort das vorige Spiel gewonnen hat, bei mehreren die Person auf dem niedrigsten Platz). Gespielt wird im Uhrzeigersinn.
    .short = Die ersten Hände haben der Reihe nach 3, 4, 5 und 5 Karten.
nr-2-5 = Der Basisstapel, mit zwei Aktionen auf jeder Karte: Orbit 1 / Sprung, Orbit 2 / Sprung, Orbit 3 / Sprung, Orbit 1 / Entladen, Orbit 2 / Entladen, Orbit 3 / Entladen, Orbit 2 / Kapern, Orbit 3 / Kapern, Orbit 1 / Upgrade, Orbit 4 / Upgrade, Sprung / Entladen.
    .short = Die 11 Basiskarten haben je zwei Aktionen.
nr-2-6 = Eine Zeitleiste hat 15 Felder, und der Marker beginnt vor dem ersten. Mit 2 oder 3 Personen: neue Splitter auf 1, 3, 5, 7, 9, 11 und 13, eine Ausdehnung auf 4, 8 und 12, die Supernova auf 15. Mit 4 Personen: neue Splitter auf 1, 3, 6, 9 und 12, eine Ausdehnung auf 5, 8 und 11, die Supernova auf 15. Auf allen anderen Feldern geschieht nichts. Keine Zeitleiste darf mehr als drei Ausdehnungen haben; das wird beim Laden geprüft.
    .short = Die Zeitleiste hat 15 Felder und endet mit der Supernova.
nr-2-7 = Direktiven können weggelassen werden (Regeloption „directives“, standardmäßig an). Alle bekommen zufällig zwei, behalten heimlich eine und legen die andere ab. Alle wählen gleichzeitig, sobald Hände und Spielplan bereit sind. Auch die abgelegte wird nicht verraten. Der erste Zug beginnt, wenn alle gewählt haben.
    .short = Vor dem ersten Zug behalten alle eine von zwei Direktiven.
nr-2-8 = Die Plätze 0, 1, 2 und 3 haben die Farben Rot, Blau, Braun und Weiß, und ihre Basen liegen in dieser Reihenfolge im Uhrzeigersinn; links von dir ist der nächste Platz. Zu zweit ist Platz 0 blau, Platz 1 braun, und Platz 2 ist H.R.L. mit Rot. Eine Basis hat die Nummer ihres Platzes.
    .short = Die Plätze haben im Uhrzeigersinn die Farben Rot, Blau, Braun und Weiß.

nr-section-3 = Ein Zug

nr-3-1 = Spiele beliebig viele Karten, auch keine, eine nach der anderen; jede wirkt, sobald sie gespielt ist. Beendest du deinen Zug, kommen die gespielten Karten offen auf deinen eigenen Ablagestapel, und du ziehst nach, bis du 5 hast.
    .short = In deinem Zug spielst du beliebig viele Handkarten, dann ziehst du auf 5 nach.
nr-3-2 = Ein leerer Nachziehstapel wird durch den gemischten Ablagestapel ersetzt, und zwar in dem Moment, in dem eine Karte gezogen werden muss und keine da ist; die gerade gespielte Reihe gehört dann schon zum Abgelegten. Sind beide leer, bleibt deine Hand kleiner.
    .short = Ist dein Nachziehstapel leer, wird der gemischte Ablagestapel zum neuen.
nr-3-3 = Jederzeit in deinem Zug, so oft du willst und ohne Karte, darfst du ein Schiff starten: aus deinem Dock auf ein eigenes Tor auf einem beliebigen übrigen Ring, wenn dieses Tor offen ist, also ohne Schiff und Splitter. „Jederzeit“ heißt: vor der ersten Karte, zwischen Karten und nach der letzten; nicht mitten in einer Aktion und nicht, während neue Splitter gelegt werden.
    .short = Ein Start bringt ein Schiff aus deinem Dock auf ein eigenes offenes Tor.
nr-3-4 = Eine Basiskarte wird auf eine von zwei Arten benutzt: für eine ihrer beiden Aktionen oder quer, als Kette.
    .short = Eine Basiskarte spielst du für eine ihrer zwei Aktionen oder quer als Kette.
nr-3-5 = Zwischen zwei Basisaktionen muss eine quer gelegte Karte liegen, die sie verbindet. Genauer: Eine Reihe beginnt verbunden. Eine Basisaktion verlangt, dass die Reihe verbunden ist, und lässt sie unverbunden zurück. Eine Kette verlangt, dass die Reihe unverbunden ist, und verbindet sie. Eine Reihe beginnt also nie mit einer Kette, und nie folgen zwei Ketten aufeinander; die letzte Karte darf aber eine Kette sein. Jede Aktion darf mit einem anderen Schiff ausgeführt werden. Gefragt wird auch, wenn es nur eine Antwort gibt; gibt es keine, entfällt die Frage. Zwei Wege zum selben Ziel sind dieselbe Aktion; nur bei der Bresche gehört die Richtung dazu.
    .short = Zwischen zwei Basisaktionen muss eine Kette oder eine Spezialkarte liegen.
nr-3-6 = Eine Spezialkarte ist immer eine Verbindung, zur Karte davor und zur Karte danach. Liegt in einem deiner Lager ein Splitter ihres Symbols, egal wie tief, darfst du auch ihre Aktion ausführen. Der Splitter wird dabei nicht verbraucht.
    .short = Die Aktion einer Spezialkarte braucht einen Splitter ihres Symbols in einem deiner Lager.
nr-3-7 = Eine Spezialkarte mit ihrer Aktion braucht keine Verbindung (nur einen Splitter wie in NR-3.6 und eine mögliche Aktion) und lässt die Reihe verbunden zurück. Eine Spezialkarte ohne ihre Aktion verlangt, dass die Reihe schon eine Karte hat; sie darf auch gespielt werden, wenn die Reihe verbunden ist, und auch, wenn ihre Aktion möglich wäre. Auch sie lässt die Reihe verbunden zurück.
    .short = Eine Spezialkarte ohne ihre Aktion braucht eine Karte vor sich in der Reihe.
nr-3-8 = Eine Basisaktion, für die es keine Möglichkeit gibt, kann nicht gespielt werden. Gilt das für die Aktion einer Spezialkarte, kann die Karte trotzdem ohne sie gespielt werden (NR-3.7).
    .short = Eine Basisaktion, die nicht ausgeführt werden kann, kann nicht gespielt werden.
nr-3-9 = Eine Karte, die du nimmst, kommt auf deine Hand, und du darfst sie im selben Zug spielen.
    .short = Eine Karte, die du nimmst, kommt auf die Hand und darf im selben Zug gespielt werden.
nr-3-10 = Hast du in deinem Zug keine einzige Karte gespielt, darfst du vor dem Ziehen beliebig viele Handkarten ablegen, damit du nie auf einer schlechten Hand sitzen bleibst. Gefragt wird, wenn der Zug beendet ist, Karte für Karte. Ein Start ist keine Karte und dann nicht mehr möglich.
    .short = Nach einem Zug ohne Karte darfst du vor dem Ziehen ablegen.

nr-section-4 = Bewegen und Stapel

nr-4-1 = Ein Stapel ist ein Schiff mit mindestens einem Splitter darunter; ein Schiff kann Splitter haben oder nicht. Zur Höhe zählt das Schiff, ein Schiff ohne Splitter hat also Höhe 1. Beim Bewegen ändert sich die Reihenfolge der Splitter nicht.
    .short = Ein Stapel ist ein Schiff mit Splittern darunter; zur Höhe zählt das Schiff.
nr-4-2 = Ein Schiff, dessen Bewegung auf einem Feld mit Splittern endet, nimmt sie auf, und sie kommen unter die Splitter, die es schon hat. Auf einem Feld können mehrere übereinander liegen; es nimmt alle auf, in der Reihenfolge, in der sie liegen.
    .short = Ein Schiff nimmt alle Splitter auf dem Feld auf, auf dem seine Bewegung endet.
nr-4-3 = Bei jeder Bewegung (Orbit, Sprung, Hüpfer und so weiter) darfst du einige oder alle deiner Splitter zurücklassen. Es sind immer die untersten; sie bleiben in ihrer Reihenfolge auf dem Feld, das du verlässt.
    .short = Beim Bewegen darfst du deine untersten Splitter zurücklassen.
nr-4-4 = Keine Bewegung darf auf einem Schiff enden, egal welcher Farbe. Was unterwegs steht oder liegt, wird einfach überflogen. Eine Bewegung muss auf einem anderen Feld enden als dem, auf dem sie begann.
    .short = Keine Bewegung endet auf einem Schiff oder dort, wo sie begann.
nr-4-5 = Ein Feld ist offen, wenn weder ein Schiff noch ein Splitter darauf ist.
    .short = Ein Feld ist offen, wenn weder Schiff noch Splitter darauf sind.
nr-4-6 = Orbit n: Bewege dich genau n Felder den Ring deines Schiffs entlang, in beliebiger Richtung.
    .short = Orbit: genau so viele Felder den Ring entlang, in beliebiger Richtung.
nr-4-7 = Sprung: von einem Tor, egal wessen, zu einem beliebigen anderen offenen Tor auf demselben oder einem anderen Ring.
    .short = Sprung: von einem Tor zu einem beliebigen anderen offenen Tor.

nr-section-5 = Entladen, Kapern, Upgrade

nr-5-1 = Entladen: mit einem deiner Stapel auf einem deiner eigenen Tore. Nimm die Splitter einzeln von oben ab und lege jeden auf ein Lager deiner Wahl; das Schiff kehrt in dein Dock zurück. Du kannst keinen Splitter auf dem Schiff behalten.
    .short = Entladen: von einem Stapel auf deinem eigenen Tor in deine Lager, von oben.
nr-5-2 = Mit jedem Entladen rückt die Zeitleiste ein Feld vor, und das Ereignis dort geschieht sofort (Abschnitt 6). Der Reihe nach: jeder Splitter in ein Lager; das Schiff ins Dock; die Zeitleiste; das Ereignis mit allen Entscheidungen, die es verlangt; die Prüfung, ob das Spiel zu Ende ist (NR-6.5). Dann geht derselbe Zug mit derselben Reihe weiter. Wird dadurch ein Schiff zerstört, endet deswegen niemandes Zug.
    .short = Mit jedem Entladen rückt die Zeitleiste ein Feld vor.
nr-5-3 = Kapern: mit einem deiner Schiffe, wenn auf dem nächsten Feld desselben Rings ein gegnerischer Stapel steht. Dieser Stapel wird von dir weg geschoben (NR-5.6), um so viele Felder, wie dein Schiff hoch ist. Sein unterster Splitter bleibt liegen, die anderen gehen mit, und dein Schiff bewegt sich mit allem, was darunter ist, auf den liegen gebliebenen Splitter.
    .short = Kapern: Schiebe einen gegnerischen Stapel neben dir weg und nimm seinen untersten Splitter.
nr-5-4 = Nur ein Schiff mit mindestens einem Splitter kann gekapert werden, es sei denn, die Regeloption „hijack_bare_ships“ (standardmäßig aus) ist an: Dann darf auch ein leeres Schiff geschoben werden, und du bewegst dich auf das Feld, das es frei macht. Die Regeloption gilt für Kapern, Plündern und Überfall, und solches Kapern zählt für NR-10.10. Sie gilt nicht für Torramme und H.R.L.-Karten. Auf einem Tor zu stehen schützt niemanden. Wie bei jeder Bewegung darfst du Splitter zurücklassen.
    .short = Nur ein Schiff mit mindestens einem Splitter kann gekapert werden.
nr-5-5 = Upgrade: Nimm eine der drei offenen Spezialkarten, deren Platz sofort nachgefüllt wird; oder nimm verdeckt die oberste Karte des Akademiestapels; danach kommen die drei offenen Karten in zufälliger Reihenfolge unter den Stapel, und drei neue werden ausgelegt. Verdeckt nehmen kannst du nur, wenn der Stapel noch eine Karte hat. Sind Auslage und Stapel beide leer, kann Upgrade nicht gespielt werden; gehen die Karten aus, bleibt die Auslage unvollständig.
    .short = Upgrade: Nimm eine offene Spezialkarte oder verdeckt die oberste des Stapels.
nr-5-6 = Schieben um n, wobei n die Höhe des schiebenden Schiffs ist, bevor es etwas zurücklässt: Das geschobene Schiff geht n Felder seinen Ring entlang in der gegebenen Richtung, an allem vorbei; ist das Feld, das es erreichen würde, nicht offen, geht es in dieser Richtung weiter zum ersten offenen. Was offen ist, wird beurteilt, bevor sich eines der beiden bewegt hat. Das Feld des schiebenden Schiffs (bei der Bresche: das Tor, von dem es startet) und das des geschobenen gelten nie als offen. Gibt es rundherum kein offenes Feld, kann die Aktion nicht gespielt werden. Ein geschobenes Schiff lässt nichts zurück, außer was die Aktion verlangt.
    .short = Ein geschobenes Schiff geht so weit, wie das schiebende hoch ist, bis zum ersten offenen Feld.

nr-section-6 = Zeitleiste

nr-6-1 = Leeres Feld: Nichts geschieht.
    .short = Leeres Feld: Nichts geschieht.
nr-6-2 = Neue Splitter: Alle ziehen einen Splitter aus dem Beutel und legen ihn auf einen offenen Asteroiden ihrer Wahl. Es beginnt, wer links von der Person sitzt, die das Ereignis ausgelöst hat. Es geht streng der Reihe nach: Eine Person zieht, für alle sichtbar, und legt, dann die nächste. Niemand darf das Legen verweigern; auch wer kein Schiff mehr hat, macht mit. Nur Asteroiden auf nicht bedeckten Ringen kommen in Frage. Ist der Beutel leer oder kein solcher Asteroid offen, wenn du an der Reihe bist, wirst du übergangen und ziehst nichts.
    .short = Neue Splitter: Alle ziehen einen Splitter und legen ihn auf einen offenen Asteroiden.
nr-6-3 = Ausdehnung des Sterns: Die kleinste übrige Abdeckung bedeckt den innersten Ring. Jedes Schiff und jeder Splitter auf diesem Ring sind aus dem Spiel.
    .short = Ausdehnung: Der Stern bedeckt den innersten Ring mit allem, was darauf ist.
nr-6-4 = Supernova: Das Spiel ist sofort zu Ende.
    .short = Die Supernova beendet das Spiel sofort.
nr-6-5 = In zwei weiteren Fällen ist das Spiel sofort zu Ende: wenn niemand mehr ein Schiff hat (die von H.R.L. zählen nicht); oder wenn es keine Splitter mehr gibt, weder im Beutel noch auf dem Spielplan. Trifft beides zugleich ein, wird das Ende nach den Splittern benannt. Splitter unter Schiffen jeder Farbe sind auf dem Spielplan; die im Dock von H.R.L. nicht. Geprüft wird das nach jeder vollständigen Aktion, jedem Ereignis, jeder H.R.L.-Karte und jedem Vorrücken der Zeitleiste, samt den Entscheidungen, die dazugehören, und nie zwischendrin.
    .short = Das Spiel endet auch, wenn niemand mehr ein Schiff hat oder kein Splitter übrig ist.
nr-6-6 = Damit jedes Spiel endet, gibt es die Regeloption „idle_rounds“ (standardmäßig 5): Ist die Zeitleiste idle_rounds × Personen Züge lang nicht vorgerückt (H.R.L. zählt nicht mit), rückt sie am Ende des Zuges um eins vor. Ausgelöst hat es dann die Person, deren Zug geendet hat. Ein Zug, in dem die Zeitleiste vorrückt, egal warum, setzt die Zählung auf 0 und zählt selbst nicht mit.
    .short = Nach mehreren Runden ohne Vorrücken rückt die Zeitleiste von selbst vor.
nr-6-7 = Was am Ende eines Zuges geschieht, der Reihe nach: Die Reihe wird abgelegt, NR-3.10, Ziehen, die H.R.L.-Karte, NR-6.6, diese Regel, die nächste Person. Diese Regel: Ist kein Splitter auf dem Spielplan (im Sinn von NR-6.5), aber noch einer im Beutel, rückt die Zeitleiste vor, so oft, bis ein Splitter auf dem Spielplan oder das Spiel zu Ende ist. Ausgelöst hat es dann die Person, deren Zug geendet hat.
    .short = Liegt kein Splitter auf dem Spielplan, rückt die Zeitleiste am Ende des Zuges vor.

nr-section-7 = Spezialaktionen

nr-7-1 = Zeitnehmer: Die Zeitleiste rückt um ein Feld vor, und das Ereignis dort geschieht.
    .short = Zeitnehmer: Die Zeitleiste rückt um ein Feld vor.
nr-7-2 = Stauer: Nimm entweder den obersten Splitter von jedem deiner Lager, das nicht leer ist, und lege auf jedes dieser Lager einen davon zurück; oder nimm ein Lager auseinander und baue es in beliebiger Reihenfolge neu auf, einen Splitter nach dem anderen, von unten. Was von beidem, sagst du, wenn du die Karte spielst. Oberste Splitter werden Lager für Lager zurückgelegt, in der Reihenfolge der Lager. Am Ende darf alles wieder so liegen wie am Anfang.
    .short = Stauer: Tausche die obersten Splitter deiner Lager oder baue ein Lager um.
nr-7-3 = Hüpfer: Eines deiner Schiffe bewegt sich auf ein benachbartes Feld des nächsten Rings nach innen oder außen (NR-1.4). Es landet wie bei einem Orbit und nie auf einem bedeckten Ring.
    .short = Hüpfer: auf ein benachbartes Feld des nächsten Rings.
nr-7-4 = Torweg: Springe von einem gewöhnlichen Feld zu einem beliebigen offenen Tor. Hier und bei der Bresche darfst du Splitter zurücklassen.
    .short = Torweg: Sprung von einem gewöhnlichen Feld zu einem beliebigen offenen Tor.
nr-7-5 = Traktorstrahl: Bewege ein gegnerisches Schiff 1, 2 oder 3 Felder, wie bei einem Orbit. Es lässt keine Splitter zurück.
    .short = Traktorstrahl: Bewege ein gegnerisches Schiff 1 bis 3 Felder.
nr-7-6 = Kapsel: Entlade von dem Feld aus, auf dem dein Schiff gerade steht, egal welches es ist. Die Zeitleiste rückt um eins vor: Das ist das Vorrücken von NR-5.2, kein zweites.
    .short = Kapsel: Entlade von einem beliebigen Feld aus; die Zeitleiste rückt vor.
nr-7-7 = Dauerschub: Orbit um eine der Zahlen auf der Karte, nach deiner Wahl: 1 bis 6.
    .short = Dauerschub: Orbit um eine der Zahlen auf der Karte.
nr-7-8 = Sog: Spiele beliebig viele Orbitkarten ohne Ketten dazwischen und führe jede aus. Diese Aktion ist immer möglich. Solange der Sog anhält, brauchen Orbits von Basiskarten keine Verbindung, doch lässt jeder die Reihe unverbunden zurück. Er endet mit jeder Karte, die nicht für einen solchen Orbit gespielt wird: einer Kette, einer anderen Basisaktion, einer Spezialkarte mit oder ohne Aktion. Ein Start beendet ihn nicht. Ein weiterer Sog mit seiner Aktion beginnt ihn von Neuem. Wurde mindestens einer dieser Orbits gespielt, braucht eine andere Basisaktion wieder eine Verbindung.
    .short = Sog: Die Orbits, die folgen, brauchen keine Ketten dazwischen.
nr-7-9 =
    Torramme: Dein Schiff ist auf einem Tor: Schiebe den Stapel auf dem benachbarten Tor ein Tor zum Stern hin und rücke auf das Tor nach, das er verlässt. Er lässt einen Splitter zurück, und weitere Stapel im Weg werden mitgeschoben.

    Du darfst von einem Tor jeder Basis starten, aber nicht auf dem innersten Ring. Ziel ist ein gegnerischer Stapel auf dem nächsten Tor nach innen derselben Basis. Der Splitter, den er dir lässt, ist sein unterster. Er rückt ein Tor nach innen; ein Schiff, das dort steht (jeder Farbe, auch ein leeres, auch dein eigenes), rückt mit allen seinen Splittern ebenso weiter. Splitter, die allein auf einem Tor liegen, werden aufgenommen (NR-4.2). Was vom innersten übrigen Ring nach innen geschoben wird, fällt in den Stern und ist aus dem Spiel. Du darfst Splitter zurücklassen. Fällt ein eigenes Schiff hinein, zählt das gegen NR-10.8 und nie für NR-10.4.
    .short = Torramme: Schiebe von einem Tor aus den gegnerischen Stapel auf dem nächsten Tor nach innen.
nr-7-10 = Plündern: Kapern, bei dem das Opfer alle seine Splitter zurücklässt und leer davonzieht.
    .short = Plündern: Kapern, bei dem das Opfer alle Splitter zurücklässt.
nr-7-11 = Überfall: Kapern, gefolgt von einem Orbit um 1, 2 oder 3 mit demselben Schiff. Nach dem Orbit wird gefragt, wenn entschieden ist, was beim Kapern zurückbleibt. Du darfst darauf verzichten, und du darfst auch dabei Splitter zurücklassen.
    .short = Überfall: Kapern, dann mit demselben Schiff ein Orbit von 1 bis 3.
nr-7-12 = Rempler: Schiebe ein gegnerisches Schiff, mit oder ohne Splitter, das auf dem nächsten Feld des Rings deines Schiffs steht: von dir weg, um die Höhe deines Schiffs. Es lässt nichts zurück, und dein Schiff bleibt, wo es ist.
    .short = Rempler: Schiebe ein gegnerisches Schiff neben dir um deine Höhe weg.
nr-7-13 = Bresche: Springe von einem beliebigen Tor zu einem beliebigen anderen, auch wenn ein gegnerisches Schiff darauf steht: Es wird um deine Höhe seinen Ring entlanggeschoben (NR-5.6), in der Richtung, die du wählst, und lässt nichts zurück. Splitter, die allein auf dem Tor liegen, werden aufgenommen (NR-4.2). Dorthin, wo ein eigenes Schiff steht, kannst du nicht.
    .short = Bresche: Sprung auf ein beliebiges Tor; wer dort steht, wird den Ring entlanggeschoben.

nr-section-8 = Zu zweit mit H.R.L.

nr-8-1 = Zwei Personen benutzen den Spielplan mit 3 Basen und spielen Blau und Braun. Die roten Schiffe gehören H.R.L. und beginnen auf den drei innersten roten Toren. Die rote und die weiße Kapern-Karte werden aus dem H.R.L.-Stapel genommen; so bleiben 6 Karten.
    .short = Zu zweit gehören die roten Schiffe H.R.L.
nr-8-2 = Die 8 H.R.L.-Karten sind: Holen innen, Holen Mitte, Holen außen, Orbit beliebig, und Kapern für jede der Farben Rot, Weiß, Blau und Braun.
    .short = Die 8 H.R.L.-Karten sind Holen, Orbit und Kapern.
nr-8-3 = Nach dem Zug einer Person, wenn sie gezogen hat und das Spiel nicht zu Ende ist, wird die oberste H.R.L.-Karte für alle aufgedeckt. Diese Person führt sie aus und trifft die Entscheidungen, die sie offen lässt. Kann sie ausgeführt werden, muss das geschehen. Die Regeloption „hrl_pace“ bestimmt den Rhythmus: „each_turn“, wie eben beschrieben, ist die Vorgabe; mit „each_round“ wird eine Karte nach dem Zug der letzten Person der Runde aufgedeckt und von der ersten ausgeführt, die nächste von der anderen, und so weiter im Wechsel. Wird eine Karte gebraucht und der Stapel ist leer, werden die benutzten Karten gemischt.
    .short = Nach jedem Zug wird eine H.R.L.-Karte aufgedeckt, und wer gerade dran war, führt sie aus.
nr-8-4 = Eine Karte nennt das innere, mittlere oder äußere Schiff: Die Schiffe von H.R.L. werden danach geordnet, wie weit sie vom Stern entfernt sind. „Beliebig“ ist irgendeines davon. Schiffe auf demselben Ring werden im Uhrzeigersinn geordnet, vom roten Tor aus. Gibt es weniger als drei Schiffe, fehlen die äußeren Ränge, und ihre Karten haben keine Wirkung.
    .short = Innen, Mitte und außen sind die Schiffe von H.R.L. nach ihrem Abstand vom Stern.
nr-8-5 = Orbit: Das Schiff geht auf ein beliebiges leeres (das heißt offenes) Feld seines Rings und darf Splitter zurücklassen. Holen: Das Schiff geht auf ein Feld seines Rings mit Splittern (und ohne Schiff); es darf keine zurücklassen. Gibt es kein solches Feld, bewegt sich nichts.
    .short = Orbit geht auf ein offenes Feld des Rings, Holen auf eines mit Splittern.
nr-8-6 = Kapern mit einer Farbe: Das Opfer ist ein Stapel dieser Farbe auf einem der drei innersten Ringe. Ein Schiff von H.R.L. auf demselben Ring rückt von einer der beiden Seiten heran, wenn es nicht schon daneben steht, und kapert ihn (NR-5.3). Es rückt auf ein Feld ohne Schiff; liegen dort Splitter, nimmt es sie auf, und sie zählen zu seiner Höhe. Ob Felder für das Schieben offen sind, wird danach beurteilt. Während der ganzen Karte lässt das Schiff von H.R.L. keine Splitter zurück. Alle Kombinationen aus Schiff, Seite und Opfer stehen zur Wahl, sofern das Kapern ausgeführt werden kann. Gibt es keine, bewegt sich nichts.
    .short = Ein Schiff von H.R.L. rückt an einen Stapel der genannten Farbe heran und kapert ihn.
nr-8-7 = Dehnt sich der Stern aus, ist ein Schiff von H.R.L. auf dem bedeckten Ring nicht verloren: Es geht mitsamt seinen Splittern auf das rote Tor des dritten Rings vom Stern aus, gezählt nach der Ausdehnung. Lose Splitter und die Schiffe der Mitspielenden verschwinden zuerst; dann bewegen sich alle betroffenen Schiffe von H.R.L. in ihrer Rangfolge. Ist das Tor nicht offen, geht das Schiff auf das erste offene Feld im Uhrzeigersinn danach; gibt es keines, ins Dock. Sind nur noch zwei Ringe übrig, geht das Schiff mit seinen Splittern ins Dock und aus dem Spiel. Ein Schiff, das so bewegt wurde oder ins Dock kam, wurde nicht zerstört; eines, das in den Stern geschoben wurde, schon.
    .short = Bei einer Ausdehnung fliehen die Schiffe von H.R.L. nach außen oder ins Dock.
nr-8-8 = Neue Splitter: Haben beide gelegt, zieht die Person, die das Ereignis nicht ausgelöst hat, einen dritten Splitter und legt ihn. Das gilt auch, wenn NR-6.6 oder NR-6.7 es ausgelöst hat.
    .short = Bei neuen Splittern legt, wer sie nicht ausgelöst hat, einen dritten.
nr-8-9 = H.R.L. entlädt nicht und wird nicht gewertet. Seine Schiffe dürfen wie alle gegnerischen gekapert, geschoben und gesteuert werden.
    .short = H.R.L. entlädt nicht und wird nicht gewertet.

nr-section-9 = Ende und Wertung

nr-9-1 = Jedes Lager wird für sich gewertet, in der Reihenfolge, in der seine Splitter liegen: 10 für drei verschiedene hintereinander, 5 für zwei verschiedene, 1 für einen einzelnen Splitter. Eine Gruppe besteht aus Nachbarn im Turm, und jeder Splitter gehört zu nur einer Gruppe. Von allen Arten, ein Lager aufzuteilen, zählt die mit den meisten Punkten.
    .short = In einem Lager bringen drei verschiedene Splitter hintereinander 10, zwei 5, ein einzelner 1.
nr-9-2 = Alle deine Spezialkarten werden gewertet, aus Hand, Nachziehstapel und Ablagestapel (und aus der Reihe, die du gerade spielst), nach Symbolen geordnet: 6 für drei gleiche, 3 für zwei, 1 für eine. Eine Fußnote der Spielregel sagt 10 für drei, ihre Liste und ihr Beispiel aber sagen 6: Regeloption „special_set_points“, standardmäßig 6.
    .short = Spezialkarten bringen 6 für drei gleiche Symbole, 3 für zwei, 1 für eines.
nr-9-3 = Eine Direktive bringt ihre Punkte, wenn ihre Bedingung erfüllt ist. Bei NR-10.4, NR-10.8, NR-10.10 und NR-10.11 betrifft die Bedingung, was im Lauf des Spiels geschehen ist, bei allen anderen die Lage am Ende.
    .short = Eine Direktive bringt ihre Punkte, wenn ihre Bedingung erfüllt ist.
nr-9-4 = Es gewinnt, wer die meisten Punkte hat. Bei Gleichstand gewinnt, wer mehr Splitter in den Lagern hat, dann, wer mehr Schiffe übrig hat, im Dock und auf dem Spielplan zusammen; ist auch das gleich, wird der Sieg geteilt. H.R.L. ist nie gemeint, wenn diese Regeln von Personen sprechen.
    .short = Es gewinnt, wer die meisten Punkte hat; bei Gleichstand entscheiden Splitter in den Lagern, dann Schiffe.

nr-section-10 = Direktiven

nr-10-1 = Turm (6): Eines deiner Lager ist höher als das höchste Lager jeder anderen Person.
    .short = Turm: Eines deiner Lager ist höher als jedes gegnerische.
nr-10-2 = Dunkle Materie (3 je Paar): Paare schwarzer Splitter in deinen Lagern. Alle Lager werden zusammengezählt, es ist gleichgültig, wo darin die Splitter liegen, und ein überzähliger zählt nicht.
    .short = Dunkle Materie: Punkte für jedes Paar schwarzer Splitter in deinen Lagern.
nr-10-3 = Rotverschiebung (6): In deinen Lagern liegen mehr rote Splitter als in denen jeder anderen Person; ein Gleichstand genügt nicht.
    .short = Rotverschiebung: Du hast die meisten roten Splitter in deinen Lagern.
nr-10-4 = Zerstörer (7): Ein gegnerisches Schiff oder eines von H.R.L. wurde durch eine Ausdehnung zerstört, die du ausgelöst hast, oder von dir in den Stern geschoben.
    .short = Zerstörer: Du hast ein gegnerisches Schiff zerstört.
nr-10-5 = Sonnenlicht (6): In deinen Lagern liegen mehr gelbe Splitter als in denen jeder anderen Person; ein Gleichstand genügt nicht.
    .short = Sonnenlicht: Du hast die meisten gelben Splitter in deinen Lagern.
nr-10-6 = Ereignishorizont (6): In deinen Lagern liegen mehr schwarze Splitter als in denen jeder anderen Person; ein Gleichstand genügt nicht.
    .short = Ereignishorizont: Du hast die meisten schwarzen Splitter in deinen Lagern.
nr-10-7 = Gut getrimmt (5): In jedem deiner Lager liegen zwei Splitter oder mehr.
    .short = Gut getrimmt: In jedem deiner Lager liegen mindestens zwei Splitter.
nr-10-8 = Alte Hasen (4): Keines deiner Schiffe wurde zerstört.
    .short = Alte Hasen: Keines deiner Schiffe wurde zerstört.
nr-10-9 = Absolvent (5): Du hast mehr Spezialkarten als jede andere Person; ein Gleichstand genügt nicht.
    .short = Absolvent: Du hast die meisten Spezialkarten.
nr-10-10 = Freibeuter (6): Du hast dreimal oder öfter gekapert, durch Kapern, Plündern oder Überfall. Opfer in der Farbe von H.R.L. zählen; H.R.L.-Karten, die du ausgeführt hast, nicht.
    .short = Freibeuter: Du hast mindestens dreimal gekapert.
nr-10-11 = Letztes Licht (5): Du hast die Supernova ausgelöst, durch eine Aktion oder weil sie kam, als dein Zug endete (NR-6.6, NR-6.7).
    .short = Letztes Licht: Du hast die Supernova ausgelöst.

nr-section-11 = Wer was sieht

nr-11-1 = Offen sind: der Spielplan; Lager und Docks; die offenen Karten der Akademie; die Ablagestapel; die Reihe, die gespielt wird; die Zeitleiste; wie viele Karten oder Splitter in jeder Hand, jedem Stapel und im Beutel sind; die Splitter und Schiffe, die aus dem Spiel sind; die benutzten H.R.L.-Karten; und welche Karten jede Person besitzt, das heißt den Basisstapel und die Spezialkarten, die offen genommen oder seitdem gespielt wurden.
    .short = Spielplan, Lager, Docks, offene Karten, Abgelegtes und alle Anzahlen sind offen.
nr-11-2 = Nur du kennst: deine Hand; deine Direktiven, auch die abgelegte; eine Spezialkarte, die du verdeckt vom Stapel genommen hast, bis du sie spielst oder ablegst (NR-3.10).
    .short = Hand, Direktiven und verdeckt genommene Spezialkarten kennt nur, wem sie gehören.
nr-11-3 = Vor allen verborgen ist die Reihenfolge der Nachziehstapel, des Akademiestapels, des H.R.L.-Stapels und des Beutels.
    .short = Die Reihenfolge der Stapel und des Beutels ist vor allen verborgen.
nr-11-4 = Ist das Spiel zu Ende, wird alles aufgedeckt.
    .short = Ist das Spiel zu Ende, wird alles aufgedeckt.

## Auslegungen: wo sich eine Regel zweierlei lesen lässt, und wie sie hier gespielt wird

nr-ruling-1 = Wird ein Schiff ohne Splitter gefragt, was es zurücklässt?
    .rules = NR-3.5 NR-4.3
    .answer = Nein. Gefragt wird zwar auch, wenn es nur eine Antwort gibt, aber diese Frage stellt sich nur für einen Stapel.
nr-ruling-2 = Wer beginnt, wenn neue Splitter kommen, und geht es gleichzeitig?
    .rules = NR-6.2
    .answer = Die Spielregel nennt die Person links von der, die „die Ausdehnung“ ausgelöst hat; gemeint sind die neuen Splitter selbst. Sie erlaubt auch, gleichzeitig zu legen; hier geht es reihum, damit alle sehen, was die anderen getan haben.
nr-ruling-3 = Muss das Tor beim Start offen sein?
    .rules = NR-3.3
    .answer = Ja. Die Zusammenfassung der Spielregel lässt es weg, doch ihr voller Text sagt es, und der gilt.
nr-ruling-4 = Wann werden die Orbits eines Sogs ausgeführt?
    .rules = NR-7.8
    .answer = Die Spielregel lässt sich so lesen, als würden erst alle Karten ausgelegt. Doch jede wirkt, wie alle anderen Karten, sobald sie gespielt wird (NR-3.1).
nr-ruling-5 = Welche sind die drei innersten Ringe?
    .rules = NR-8.6
    .answer = Die dem Stern nächsten, die noch nicht bedeckt sind; sind nur zwei Ringe übrig, diese zwei.
nr-ruling-6 = Was ist mit einer verdeckt genommenen Spezialkarte, die ungespielt abgelegt wird?
    .rules = NR-11.2 NR-3.10
    .answer = Ablagestapel liegen offen; von da an wissen alle, wem sie gehört, als wäre sie gespielt worden.
nr-ruling-7 = Was ist der „Markt“ in der Zusammenfassung der Spielregel?
    .rules = NR-5.5
    .answer = Die Akademie.
nr-ruling-8 = Wie lange wird nach dem Ablegen gefragt?
    .rules = NR-3.10
    .answer = Bis du ziehst oder deine Hand leer ist. Gibt es nichts mehr abzulegen, wird sofort gezogen, und wer einen Zug mit leerer Hand beendet, wird gar nicht gefragt.
nr-ruling-9 = Was kommt zuerst, das Schieben oder das Zurücklassen?
    .rules = NR-5.6 NR-4.3
    .answer = Das Schieben. Das Opfer wird bewegt, wenn die Karte gespielt wird; erst dann wirst du gefragt, was dein Schiff zurücklässt, und entscheidest mit dem Ergebnis vor Augen.
nr-ruling-10 = Welcher von zwei gleichen Splittern wird zurückgelegt?
    .rules = NR-7.2
    .answer = Das ist gleichgültig. Eine Antwort nennt eine Art von Splitter, gleiche Splitter sind also eine Antwort.
nr-ruling-11 = Wird immer nach dem Orbit gefragt?
    .rules = NR-7.11
    .answer = Ja. Es gibt immer ein Ziel (wenigstens das Feld, von dem das Schiff kam), und auf den Orbit zu verzichten ist auch immer eine Antwort.
nr-ruling-12 = Was, wenn ein Schiff von H.R.L. schon neben seinem Opfer steht?
    .rules = NR-8.6
    .answer = Es darf von dort kapern oder erst auf die andere Seite gehen; beides steht zur Wahl.
nr-ruling-13 = Was macht H.R.L. im Ergebnis?
    .rules = NR-8.9 NR-9.4
    .answer = Punkte werden nach Plätzen aufgeführt, also steht H.R.L. mit 0 da. Es nimmt an keinem Gleichstand teil und kann nicht gewinnen.
nr-ruling-14 = Was weiß man von einer offen genommenen Spezialkarte?
    .rules = NR-11.1
    .answer = Dass sie für den Rest des Spiels dir gehört. Ob sie auf der Hand, im Nachziehstapel oder unter seither gemischten Karten ist, wird nicht gesagt, auch wenn man es bei gutem Aufpassen manchmal wissen kann.
