### What stands on printed sheets besides the cards, and around printing.

print-cards = Cards
print-counters = Counters
print-boards = Player boards
print-objective = Hidden objective
print-overlays = Expansion Overlays
print-glue = glue here
print-start = Start
print-bases = { $n } bases

## The page with the cards

print-these = Print these cards
print-about = Cards, counters, boards, a turn aid and the rules to cut out and play with. Print at actual size (100%), on both sides, flipped on the long edge, so that the backs match.
print-set = Card set
print-paper = Paper
print-a4 = A4
print-letter = US Letter
print-ink = Ink
print-full = Full colour
print-saving = Save ink
print-save = Save as PDF
print-busy = Preparing the sheets…
