interface Pending {
  resolve: (output: unknown) => void;
  reject: (error: Error) => void;
}

/** Actors that wait until the test ends them, as a path of the machine requires. */
export class Outcomes {
  readonly #pending = new Map<string, Pending>();

  /** The work of an actor: it is over when `settle` or `fail` is called with its name. */
  wait<T>(name: string): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#pending.set(name, { resolve: (output) => resolve(output as T), reject });
    });
  }

  /** Ends the latest actor of this name with an output. */
  settle(name: string, output?: unknown): void {
    this.#take(name).resolve(output);
  }

  /** Makes the latest actor of this name fail. */
  fail(name: string): void {
    this.#take(name).reject(new Error(`${name} failed`));
  }

  /** Ends an actor as an event of a path says; false if the event is not an actor's outcome. */
  perform({ type, output }: { type: string; output?: unknown }): boolean {
    const [, outcome, name] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
    if (!name) return false;
    if (outcome === 'done') this.settle(name, output);
    else this.fail(name);
    return true;
  }

  #take(name: string): Pending {
    const pending = this.#pending.get(name);
    if (!pending) throw new Error(`Nobody waits for ${name}.`);
    this.#pending.delete(name);
    return pending;
  }
}
