const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const PARTS = 4;
/** Odd and random: spreads ids that differ in few bits. */
const SPREAD = 0x9e3779b1;

type Parts = readonly [number, number, number, number];

/** Numbers UUIDs from 0: about 24 bytes each, where a string in a map takes a hundred. */
export class IdTable {
  /** Each id as four 32-bit numbers. */
  #parts = new Uint32Array(64 * PARTS);
  /** Hash table of row + 1, with linear probing; 0 is empty. */
  #slots = new Int32Array(128);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** The row of an id, or undefined if it is unknown or not a UUID. */
  rowOf(id: string): number | undefined {
    if (!UUID.test(id)) return undefined;
    const row = this.#slots[this.#slotOf(partsOf(id))] ?? 0;
    return row ? row - 1 : undefined;
  }

  /** The row of an id, added if unknown. */
  add(id: string): number {
    if (!UUID.test(id)) throw new TypeError(`${id} is no UUID`);
    const parts = partsOf(id);
    const slot = this.#slotOf(parts);
    const known = this.#slots[slot] ?? 0;
    if (known) return known - 1;
    const row = this.#size++;
    if (row * PARTS === this.#parts.length) this.#lengthen();
    this.#parts.set(parts, row * PARTS);
    this.#slots[slot] = row + 1;
    if (this.#size * 2 > this.#slots.length) this.#widen();
    return row;
  }

  idOf(row: number): string {
    const [first, second, third, fourth] = this.#partsOf(row);
    const [middle, end] = [hexOf(second), hexOf(third)];
    return `${hexOf(first)}-${middle.slice(0, 4)}-${middle.slice(4)}-${end.slice(0, 4)}-${end.slice(4)}${hexOf(fourth)}`;
  }

  /** Compares two rows by id. */
  compare(a: number, b: number): number {
    for (let part = 0; part < PARTS; part++) {
      const difference = (this.#parts[a * PARTS + part] ?? 0) - (this.#parts[b * PARTS + part] ?? 0);
      if (difference) return difference;
    }
    return 0;
  }

  #partsOf(row: number): Parts {
    const [parts, at] = [this.#parts, row * PARTS];
    return [parts[at] ?? 0, parts[at + 1] ?? 0, parts[at + 2] ?? 0, parts[at + 3] ?? 0];
  }

  /** The slot of an id, or where it would go. */
  #slotOf(parts: Parts): number {
    const last = this.#slots.length - 1;
    let slot = Math.imul(parts[0] ^ parts[1] ^ parts[2] ^ parts[3], SPREAD) & last;
    for (let row = this.#slots[slot]; row && !this.#is(row - 1, parts); row = this.#slots[slot])
      slot = (slot + 1) & last;
    return slot;
  }

  #is(row: number, parts: Parts): boolean {
    return parts.every((part, at) => this.#parts[row * PARTS + at] === part);
  }

  #lengthen(): void {
    const longer = new Uint32Array(this.#parts.length * 2);
    longer.set(this.#parts);
    this.#parts = longer;
  }

  #widen(): void {
    this.#slots = new Int32Array(this.#slots.length * 2);
    for (let row = 0; row < this.#size; row++) this.#slots[this.#slotOf(this.#partsOf(row))] = row + 1;
  }
}

const hexOf = (part: number): string => part.toString(16).padStart(8, '0');

function partsOf(id: string): Parts {
  const hex = id.replaceAll('-', '');
  const part = (at: number) => Number.parseInt(hex.slice(at * 8, at * 8 + 8), 16);
  return [part(0), part(1), part(2), part(3)];
}
