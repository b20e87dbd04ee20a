/** A storage as code asks for it: getting hold of it may fail already. */
export type Store<Act extends 'getItem' | 'setItem' | 'removeItem'> = () => Pick<Storage, Act>;

/** The record kept under a key; null when there is none, or something broken, or the browser refuses its storage. */
export function readRecord(store: Store<'getItem'>, key: string): Record<string, unknown> | null {
  try {
    const found: unknown = JSON.parse(store().getItem(key) ?? 'null');
    return typeof found === 'object' && found !== null && !Array.isArray(found)
      ? (found as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** False without room or leave to keep anything, such as in private windows of some browsers. */
export function writeRecord(store: Store<'setItem'>, key: string, record: Readonly<Record<string, unknown>>): boolean {
  try {
    store().setItem(key, JSON.stringify(record));
    return true;
  } catch {
    return false;
  }
}

/** Where nothing could be kept there is nothing to forget. */
export function forgetRecord(store: Store<'removeItem'>, key: string): void {
  try {
    store().removeItem(key);
  } catch {
    return;
  }
}
