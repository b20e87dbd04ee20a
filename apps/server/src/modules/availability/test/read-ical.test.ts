import { describe, expect, it } from 'vitest';
import { readIcalApart } from '../feeds/ical/read-ical-apart.ts';
import { IcalFault, readIcal } from '../feeds/ical/read-ical.ts';
import { writeIcal } from '../feeds/ical/write-ical.ts';

const OPTIONS = {
  from: Date.parse('2026-11-01T05:00:00Z'),
  to: Date.parse('2026-12-01T05:00:00Z'),
  timeZone: 'America/Bogota',
};
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
const read = (...events: string[]) =>
  readIcal(calendar(...events), OPTIONS).map(({ start, end }) =>
    [start, end].map((at) => new Date(at).toISOString().slice(5, 16)).join(' '),
  );

describe('the taken times of a calendar', () => {
  it.each([
    ['in UTC', ['DTSTART:20261105T140000Z', 'DTEND:20261105T150000Z'], ['11-05T14:00 11-05T15:00']],
    [
      'in a zone',
      ['DTSTART;TZID=America/New_York:20261105T090000', 'DTEND;TZID=America/New_York:20261105T100000'],
      ['11-05T14:00 11-05T15:00'],
    ],
    ['in no zone', ['DTSTART:20261105T090000', 'DTEND:20261105T100000'], ['11-05T14:00 11-05T15:00']],
    ['in an unknown zone', ['DTSTART;TZID=Mars/Olympus:20261105T090000', 'DURATION:PT1H'], ['11-05T14:00 11-05T15:00']],
    ['all day', ['DTSTART;VALUE=DATE:20261105', 'DTEND;VALUE=DATE:20261107'], ['11-05T05:00 11-07T05:00']],
    ['all day without an end', ['DTSTART;VALUE=DATE:20261105'], ['11-05T05:00 11-06T05:00']],
    ['without a length', ['DTSTART:20261105T140000Z'], []],
    ['cancelled', ['DTSTART:20261105T140000Z', 'DURATION:PT1H', 'STATUS:CANCELLED'], []],
    ['transparent', ['DTSTART:20261105T140000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT'], []],
    ['tentative', ['DTSTART:20261105T140000Z', 'DURATION:PT1H', 'STATUS:TENTATIVE'], ['11-05T14:00 11-05T15:00']],
    ['before and after', ['DTSTART:20261005T140000Z', 'DURATION:PT1H'], []],
  ])('%s', (_name, lines, expected) => {
    expect(read(event('UID:1', ...lines))).toEqual(expected);
  });

  it('repeat with exceptions, changes and cancelled repetitions, at the same clock time all year', () => {
    const weekly = event(
      'UID:1',
      'DTSTART;TZID=America/New_York:20261026T090000',
      'DTEND;TZID=America/New_York:20261026T100000',
      'RRULE:FREQ=WEEKLY;BYDAY=MO',
      'EXDATE;TZID=America/New_York:20261109T090000',
    );
    const moved = event(
      'UID:1',
      'RECURRENCE-ID;TZID=America/New_York:20261116T090000',
      'DTSTART:20261117T200000Z',
      'DURATION:PT30M',
    );
    const off = event(
      'UID:1',
      'RECURRENCE-ID;TZID=America/New_York:20261123T090000',
      'DTSTART:20261123T140000Z',
      'DURATION:PT1H',
      'STATUS:CANCELLED',
    );
    expect(read(weekly, moved, off)).toEqual([
      '11-02T14:00 11-02T15:00',
      '11-17T20:00 11-17T20:30',
      '11-30T14:00 11-30T15:00',
    ]);
  });

  it('are those of a zone that the calendar describes, as Windows does', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:SA Pacific Standard Time',
      'BEGIN:STANDARD',
      'DTSTART:16010101T000000',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0500',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n');
    const local = event('UID:1', 'DTSTART;TZID=SA Pacific Standard Time:20261105T090000', 'DURATION:PT1H');
    expect(read(zone, local)).toEqual(['11-05T14:00 11-05T15:00']);
  });

  it('are joined where they overlap or touch', () => {
    const at = (uid: string, from: string, to: string) =>
      event(`UID:${uid}`, `DTSTART:20261105T${from}00Z`, `DTEND:20261105T${to}00Z`);
    expect(read(at('3', '1600', '1700'), at('1', '1400', '1500'), at('2', '1430', '1600'))).toEqual([
      '11-05T14:00 11-05T17:00',
    ]);
  });

  it('survive being written and read again', () => {
    const text = writeIcal(
      [{ id: 'a'.repeat(80), start: new Date('2026-11-05T14:00:00Z'), end: new Date('2026-11-05T15:00:00Z') }],
      { host: 'travesia.example', at: new Date('2026-11-01T00:00:00Z') },
    );
    expect(text.split('\r\n').every((line) => line.length <= 75)).toBe(true);
    expect(readIcal(text, OPTIONS)).toEqual([
      { start: Date.parse('2026-11-05T14:00:00Z'), end: Date.parse('2026-11-05T15:00:00Z') },
    ]);
  });
});

describe('a hostile calendar', () => {
  it.each([
    '',
    'BEGIN:VCALENDAR',
    'BEGIN:VCARD\r\nEND:VCARD\r\n',
    calendar('BEGIN:VEVENT'),
    calendar(event('DTSTART:no date')),
  ])('is no calendar %#', (text) => {
    expect(() => readIcal(text, OPTIONS)).toThrow(IcalFault);
  });

  it.each([
    'RRULE:FREQ=SECONDLY',
    'RRULE:FREQ=MINUTELY;INTERVAL=1',
    'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'RRULE:FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2',
    'RRULE:FREQ=DAILY;BYHOUR=0,1,2,3,4,5,6,7,8,9,10,11,12;BYMINUTE=0,1,2,3,4,5,6,7,8,9;BYSECOND=0,1,2,3,4,5,6,7,8,9',
  ])('stops nothing but itself: %s', async (rule) => {
    const text = calendar(event('UID:1', 'DTSTART:19000101T000000Z', 'DURATION:PT1S', rule));
    const found = await readIcalApart(text, OPTIONS, 1500);
    // Either it is refused, or it takes no time at all: never a time that is not there.
    expect('failure' in found ? found.failure : found.taken).toEqual('failure' in found ? 'too_many_events' : []);
  });

  it('with more than can be kept is refused', () => {
    const events = Array.from({ length: 5200 }, (_none, index) => {
      const start = new Date(OPTIONS.from + index * 400_000).toISOString().replace(/[-:]|\.\d+/g, '');
      return event(`UID:${index}`, `DTSTART:${start}`, 'DURATION:PT1M');
    });
    expect(() => readIcal(calendar(...events), OPTIONS)).toThrow('too_many_events');
  });
});
