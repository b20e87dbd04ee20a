import { useState } from 'react';

/** Also where the page came over plain HTTP, whose browsers make no UUIDs. */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Names an act for as long as its text is not sent; `next` names the following one. */
export function useActKey(): { key: string; next: () => void } {
  const [key, setKey] = useState(newKey);
  return { key, next: () => setKey(newKey()) };
}
