/** Draws for the boards of the runner. */

export type Chance = () => number;
export const below = (random: Chance, n: number): number => Math.min(n - 1, Math.floor(random() * n));
/** A turn in which Climactic Chapters complete (8.5.5). */
export const late = (random: Chance): number => 5 + below(random, 3);
