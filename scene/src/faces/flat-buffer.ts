/** A table of a FlatBuffers file: its fields are found through a table of offsets (https://flatbuffers.dev/internals). */
export class FlatTable {
  readonly #view: DataView;
  readonly #at: number;

  private constructor(view: DataView, at: number) {
    this.#view = view;
    this.#at = at;
  }

  /** The table that the file begins with. */
  static root(bytes: Uint8Array): FlatTable {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return new FlatTable(view, view.getUint32(0, true));
  }

  /** Where a field is; 0 for one that has its default. */
  #field(index: number): number {
    const offsets = this.#at - this.#view.getInt32(this.#at, true);
    const entry = 4 + 2 * index;
    if (entry >= this.#view.getUint16(offsets, true)) return 0;
    const offset = this.#view.getUint16(offsets + entry, true);
    return offset && this.#at + offset;
  }

  byte(index: number, fallback = 0): number {
    const at = this.#field(index);
    return at ? this.#view.getInt8(at) : fallback;
  }

  int(index: number, fallback = 0): number {
    const at = this.#field(index);
    return at ? this.#view.getInt32(at, true) : fallback;
  }

  table(index: number): FlatTable | null {
    const at = this.#field(index);
    return at ? new FlatTable(this.#view, at + this.#view.getUint32(at, true)) : null;
  }

  tables(index: number): FlatTable[] {
    const { at, length } = this.#vector(index);
    return Array.from({ length }, (_, item) => {
      const place = at + 4 * item;
      return new FlatTable(this.#view, place + this.#view.getUint32(place, true));
    });
  }

  ints(index: number): number[] {
    const { at, length } = this.#vector(index);
    return Array.from({ length }, (_, item) => this.#view.getInt32(at + 4 * item, true));
  }

  bytes(index: number): Uint8Array {
    const { at, length } = this.#vector(index);
    return new Uint8Array(this.#view.buffer, this.#view.byteOffset + at, length);
  }

  #vector(index: number): { at: number; length: number } {
    const at = this.#field(index);
    if (!at) return { at: 0, length: 0 };
    const vector = at + this.#view.getUint32(at, true);
    return { at: vector + 4, length: this.#view.getUint32(vector, true) };
  }
}
