/** Runs one piece of work after another, in the order in which they came. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => T | Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Settles when all that has come so far is done. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
