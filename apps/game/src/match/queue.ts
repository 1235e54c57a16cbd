/** Runs one piece of work after another, in the order in which they came. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #length = 0;

  /** How many pieces wait or are under way. */
  get length(): number {
    return this.#length;
  }

  run<T>(work: () => T | Promise<T>): Promise<T> {
    this.#length += 1;
    const result = this.#last.then(work);
    this.#last = result
      .catch(() => undefined)
      .then(() => {
        this.#length -= 1;
      });
    return result;
  }

  /** Settles when all that has come so far is done. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
