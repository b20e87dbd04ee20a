/** One text per row, all in one buffer; for texts that are rarely read. */
export class TextColumn {
  #bytes = Buffer.alloc(1024);
  /** End offset of each row's text. */
  #ends = new Uint32Array(64);
  #size = 0;

  /** Adds the next row's text. */
  push(text: string): void {
    const from = this.#startOf(this.#size);
    const end = from + Buffer.byteLength(text);
    if (end > this.#bytes.length) {
      const longer = Buffer.alloc(Math.max(end, this.#bytes.length * 2));
      this.#bytes.copy(longer);
      this.#bytes = longer;
    }
    if (this.#size === this.#ends.length) {
      const longer = new Uint32Array(this.#ends.length * 2);
      longer.set(this.#ends);
      this.#ends = longer;
    }
    this.#bytes.write(text, from);
    this.#ends[this.#size++] = end;
  }

  at(row: number): string {
    return this.#bytes.toString('utf8', this.#startOf(row), this.#ends[row]);
  }

  #startOf(row: number): number {
    return row ? (this.#ends[row - 1] ?? 0) : 0;
  }
}
