import { type JourneyFile, readJourneyFile } from '@travesia/contracts/journeys';
import { sessionCall } from '../../../lib/session/session-call.ts';

/** Uploaded evidence of an unsent form, as the form keeps it. */
export const writeFiles = (files: readonly JourneyFile[]): string => (files.length ? JSON.stringify(files) : '');

export const readFiles = (text: string): JourneyFile[] => (text ? (JSON.parse(text) as JourneyFile[]) : []);

/** Downloads evidence of a journey. A download call resolves to the file itself. */
export const readEvidence =
  (journeyId: string) =>
  async (fileId: string, signal: AbortSignal): Promise<Blob> => {
    const content: unknown = await sessionCall(readJourneyFile, { params: { id: journeyId, fileId } }, { signal });
    return content as Blob;
  };
