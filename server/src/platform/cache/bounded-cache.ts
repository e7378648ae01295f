/** Values by address, as many as fit into `maxBytes`; those that were not used for the longest time go first. */
export class BoundedCache<Value> {
  readonly #maxBytes: number;
  readonly #costOf: (address: string, value: Value) => number;
  #bytes = 0;
  #kept = new Map<string, Value>();

  constructor(maxBytes: number, costOf: (address: string, value: Value) => number) {
    this.#maxBytes = maxBytes;
    this.#costOf = costOf;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(address: string): Value | undefined {
    const value = this.#kept.get(address);
    if (value !== undefined) {
      this.#kept.delete(address);
      this.#kept.set(address, value);
    }
    return value;
  }

  set(address: string, value: Value): void {
    const before = this.#kept.get(address);
    if (before !== undefined) this.#bytes -= this.#costOf(address, before);
    this.#kept.set(address, value);
    this.#bytes += this.#costOf(address, value);
    for (const [oldest, old] of this.#kept) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= this.#costOf(oldest, old);
    }
  }

  clear(): void {
    this.#bytes = 0;
    this.#kept = new Map();
  }
}
