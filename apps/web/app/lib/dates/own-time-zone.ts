/** IANA time zone of this device, such as America/Bogota. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
