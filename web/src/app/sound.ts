/** A few soft notes, made by the browser itself; silent unless they are switched on. */

import { settings } from "./settings.svelte";

/** What is heard: pitches in Hz, one after the other. */
const SOUNDS = {
  turn: [660, 880],
  said: [988],
  refused: [233, 196],
  over: [523, 659, 784, 1047],
} as const;

const APART = 0.13;
const LENGTH = 0.4;

let audio: AudioContext | null = null;

export function sound(name: keyof typeof SOUNDS): void {
  if (!settings.sound || !("AudioContext" in window)) return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const [place, pitch] of SOUNDS[name].entries()) {
    const note = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + place * APART;
    note.type = "triangle";
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH);
    note.connect(volume).connect(audio.destination);
    note.start(start);
    note.stop(start + LENGTH);
  }
}

/** Switch sounds on or off; on, one hears how they are. */
export async function switchSound(): Promise<void> {
  await settings.choose({ sound: !settings.sound });
  sound("turn");
}
