import { useState } from 'react';

/** Also works over plain HTTP, where browsers do not provide randomUUID. */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Idempotency key for an action until its text is sent; `next` creates a new one. */
export function useActKey(): { key: string; next: () => void } {
  const [key, setKey] = useState(newKey);
  return { key, next: () => setKey(newKey()) };
}
