### Ciò che sta sui fogli stampati oltre alle carte, e intorno alla stampa.

print-cards = Carte
print-counters = Segnalini
print-boards = Plance giocatore
print-objective = Obiettivo segreto
print-overlays = Coperture
print-glue = incolla qui
print-start = Partenza
print-bases = { $n } basi

## La pagina con le carte

print-these = Stampa queste carte
print-about = Carte, segnalini, plance, un promemoria del turno e le regole, da ritagliare per giocare. Stampa a grandezza reale (100%), fronte e retro sul lato lungo: così i dorsi combaciano.
print-set = Set di carte
print-paper = Carta
print-a4 = A4
print-letter = US Letter
print-ink = Inchiostro
print-full = A colori
print-saving = Risparmia inchiostro
print-save = Salva come PDF
print-busy = Sto preparando i fogli…
