import type { TicketFile } from '@travesia/contracts/support';

/** Uploaded files of an unsent message, as a form keeps them. */
export const writeAttached = (files: readonly TicketFile[]): string => (files.length ? JSON.stringify(files) : '');

export const readAttached = (text: string): TicketFile[] => (text ? (JSON.parse(text) as TicketFile[]) : []);

/** Their IDs, as the calls take them. */
export const idsAttached = (text: string): string[] => readAttached(text).map(({ id }) => id);
