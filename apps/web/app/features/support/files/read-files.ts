import { readAnyTicketFile, readTicketFile } from '@travesia/contracts/support';
import { sessionCall } from '../../../lib/session/session-call.ts';

// A download call resolves to the file itself.
const contentOf = (content: unknown): Blob => content as Blob;

/** A file of one's own ticket. */
export const readOwnFile = async (id: string, signal: AbortSignal): Promise<Blob> =>
  contentOf(await sessionCall(readTicketFile, { params: { id } }, { signal }));

/** A file of a ticket, for the team. */
export const readFileForTeam = async (id: string, signal: AbortSignal): Promise<Blob> =>
  contentOf(await sessionCall(readAnyTicketFile, { params: { id } }, { signal }));
