import { readCredentialDocument } from '@travesia/contracts/credentials';
import { sessionCall } from '../../../lib/session/session-call.ts';

/** The content of a document of a credential. */
export async function readDocument(id: string, signal?: AbortSignal): Promise<Blob> {
  const content = await sessionCall(readCredentialDocument, { params: { id } }, signal ? { signal } : {});
  // A download call resolves to the file itself.
  return content as unknown as Blob;
}
