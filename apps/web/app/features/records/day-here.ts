/** `YYYY-MM-DD` of a time on this device. */
export const dayHere = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
