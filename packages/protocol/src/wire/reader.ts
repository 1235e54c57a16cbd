/** Puts the steps together that come over a socket. */
import type { MatchId, StepMessage } from '../messages';
import { type PackedOwn, type PackedStep, unpackStep } from './step';

/** A viewer's own part of a step comes before the part for everybody and waits for it. */
export class StepReader {
  readonly #waiting = new Map<MatchId, PackedOwn>();

  own(part: PackedOwn): void {
    this.#waiting.set(part[0], part);
  }
  /** The whole step. What waits for another version was lost with its connection, and is told anew on joining again. */
  step(packed: PackedStep, own?: PackedOwn | null): StepMessage {
    // From another node both come in one packet: between two of them another step may come in.
    if (own !== undefined) return unpackStep(packed, own);
    const [match, version] = packed;
    const part = this.#waiting.get(match);
    this.#waiting.delete(match);
    return unpackStep(packed, part?.[1] === version ? part : null);
  }
}
