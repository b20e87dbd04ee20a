import { MAX_MESSAGE_RECORDS } from '@travesia/contracts/messaging';
import type { ChosenRecord } from '../../records/index.ts';

/** Records of a message that is being written, as its draft keeps them. */
export const writeHeldRecords = (records: readonly ChosenRecord[]): string =>
  records.length ? JSON.stringify(records.map(({ id, title }) => ({ id, title }))) : '';

export function readHeldRecords(text: string): ChosenRecord[] {
  if (text === '') return [];
  try {
    return JSON.parse(text) as ChosenRecord[];
  } catch {
    return [];
  }
}

/** With more of them, each once, as many as a message takes. */
export const withRecords = (held: readonly ChosenRecord[], more: readonly ChosenRecord[]): ChosenRecord[] =>
  [...held, ...more.filter(({ id }) => !held.some((one) => one.id === id))].slice(0, MAX_MESSAGE_RECORDS);
