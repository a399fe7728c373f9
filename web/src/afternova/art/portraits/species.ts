/** What a species looks like, layer by layer; the suit comes between its back and its head. */

export interface Species {
  /** behind the suit: wings, tails, shells */
  back: string;
  /** ears, head, markings, eyes, nose and mouth */
  head: string;
  /** ears that stand before a hat */
  ears: string;
  /** before the collar: hands, tusks, beards */
  front: string;
}

export const species = (parts: Partial<Species>): Species => ({ back: "", head: "", ears: "", front: "", ...parts });
