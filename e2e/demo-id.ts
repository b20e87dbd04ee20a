import { createHash } from 'node:crypto';

/**
 * The day of the run: requests and applications of the demo have ids of the day the installation began. Workers read what the
 * first process chose, so that midnight does not part them.
 */
const DAY = (process.env['DEMO_DAY'] ??= new Date().toISOString().slice(0, 10));

/** The id of a demo record of the day, named as in `apps/server/src/demo/people`: `lead/hip-new`. */
export const idOfDay = (name: string): string => demoId(`${name}/${DAY}`);

/** The same of a record of the month: journeys that are booked. */
export const idOfMonth = (name: string): string => demoId(`${name}/${DAY.slice(0, 'YYYY-MM'.length)}`);

/** The id of a demo record by its whole name. */
export function demoId(name: string): string {
  const bytes = createHash('sha256').update(`travesia-demo/${name}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
