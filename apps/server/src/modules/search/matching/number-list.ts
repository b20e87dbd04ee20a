/** A growable list of integers in insertion order, four bytes each. */
export class NumberList {
  #numbers = new Uint32Array(4);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(number: number): void {
    if (this.#length === this.#numbers.length) {
      const longer = new Uint32Array(this.#length * 2);
      longer.set(this.#numbers);
      this.#numbers = longer;
    }
    this.#numbers[this.#length++] = number;
  }

  /** The underlying numbers, not a copy. */
  get all(): Uint32Array {
    return this.#numbers.subarray(0, this.#length);
  }
}
