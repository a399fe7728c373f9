/** Whether one plays by keyboard: then the focus is led to the next choice. */

/** Whether the last thing done was done by keyboard. To be called where a table is laid. */
export function watchTyping(): () => boolean {
  let typing = false;
  $effect(() => {
    const keyed = (): void => void (typing = true);
    const pointed = (): void => void (typing = false);
    addEventListener("keydown", keyed, true);
    addEventListener("pointerdown", pointed, true);
    return () => {
      removeEventListener("keydown", keyed, true);
      removeEventListener("pointerdown", pointed, true);
    };
  });
  return () => typing;
}
