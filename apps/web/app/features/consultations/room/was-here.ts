const KEY = 'travesia.consultation';

/** Whether this tab is in a room: a page that loads again goes straight back. Nothing else is kept. */
export const wasHere = (bookingId: string): boolean => sessionStorage.getItem(KEY) === bookingId;

export function rememberHere(bookingId: string | null): void {
  if (bookingId === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, bookingId);
}
