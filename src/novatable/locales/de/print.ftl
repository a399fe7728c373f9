### Was außer den Karten auf gedruckten Bögen steht, und rund ums Drucken.

print-cards = Karten
print-counters = Marker
print-boards = Spielertafeln
print-objective = Geheimes Ziel
print-overlays = Abdeckungen
print-glue = hier kleben
print-start = Start
print-bases = { $n } Basen

## Die Seite mit den Karten

print-these = Diese Karten drucken
print-about = Karten, Marker, Tafeln, eine Zugübersicht und die Regeln zum Ausschneiden und Spielen. In Originalgröße (100 %) beidseitig drucken, über die lange Kante gewendet: Dann passen die Rückseiten.
print-set = Kartensatz
print-paper = Papier
print-a4 = A4
print-letter = US Letter
print-ink = Tinte
print-full = Farbig
print-saving = Tinte sparen
print-save = Als PDF speichern
print-busy = Die Bögen werden vorbereitet …
