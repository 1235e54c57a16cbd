import type { Mutant } from './edits';
import { OTHER_RULES } from './other-rules';
import { STORYLINES_AND_ACTS } from './storylines-and-acts';

/** Every mistake that the engine’s tests must notice. */
export const MUTANTS: readonly Mutant[] = [...OTHER_RULES, ...STORYLINES_AND_ACTS];
