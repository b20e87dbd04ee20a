/** A storage getter: accessing it may throw. */
export type Store<Act extends 'getItem' | 'setItem' | 'removeItem'> = () => Pick<Storage, Act>;

/** The record stored under a key; null if there is none, it is broken, or the browser denies storage. */
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

/** False without space or permission to store, such as in private windows of some browsers. */
export function writeRecord(store: Store<'setItem'>, key: string, record: Readonly<Record<string, unknown>>): boolean {
  try {
    store().setItem(key, JSON.stringify(record));
    return true;
  } catch {
    return false;
  }
}

/** Where nothing could be stored, there is nothing to delete. */
export function forgetRecord(store: Store<'removeItem'>, key: string): void {
  try {
    store().removeItem(key);
  } catch {
    return;
  }
}
