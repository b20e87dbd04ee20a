/** A taken time to publish. */
export interface Published {
  id: string;
  start: Date;
  end: Date;
}

const stamp = (at: Date): string => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/**
 * A calendar of taken times by RFC 5545, for other programs: no names, reasons or patients. Ids are those of the times, so
 * that a program recognizes one it has.
 */
export function writeIcal(times: readonly Published[], { host, at }: { host: string; at: Date }): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Travesia//Availability//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'REFRESH-INTERVAL;VALUE=DURATION:PT20M',
    'X-PUBLISHED-TTL:PT20M',
    ...times.flatMap(({ id, start, end }) => [
      'BEGIN:VEVENT',
      `UID:${id}@${host}`,
      `DTSTAMP:${stamp(at)}`,
      `DTSTART:${stamp(start)}`,
      `DTEND:${stamp(end)}`,
      'SUMMARY:Busy',
      'CLASS:PRIVATE',
      'TRANSP:OPAQUE',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** Lines have at most 75 octets; all of ours are ASCII. */
const fold = (line: string): string => line.replace(/(.{74})(?=.)/g, '$1\r\n ');
