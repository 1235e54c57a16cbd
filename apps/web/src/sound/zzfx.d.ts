declare module 'zzfx' {
  /** Plays a sound made of figures: volume, randomness, frequency in Hz, attack, sustain and release in s, shape, … */
  export function zzfx(...figures: (number | undefined)[]): AudioBufferSourceNode;
  export const ZZFX: { readonly audioContext: AudioContext };
}
