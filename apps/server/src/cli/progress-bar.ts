const WIDTH = 30;

/** A progress bar on a terminal; no output elsewhere, to keep logs clean. */
export function progressBar(
  total: number,
  stream: NodeJS.WriteStream = process.stderr,
): { show(done: number): void; end(): void } {
  if (!stream.isTTY || total <= 0) return { show: () => {}, end: () => {} };
  let isOpen = false;
  return {
    show(done) {
      isOpen = true;
      const share = Math.min(1, done / total);
      const filled = Math.round(share * WIDTH);
      stream.write(`\r[${'█'.repeat(filled)}${'·'.repeat(WIDTH - filled)}] ${Math.round(share * 100)} %`);
    },
    end() {
      if (isOpen) stream.write('\r\u001B[K');
      isOpen = false;
    },
  };
}
