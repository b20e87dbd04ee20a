import {
  type AdminCredential,
  type CredentialAction,
  type CredentialCorrection,
  addCredential,
  correctCredential,
  revokeCredential,
  verifyCredential,
  CREDENTIAL_KINDS,
} from '@travesia/contracts/credentials';
import type { AdminProviderDetail } from '@travesia/contracts/providers';
import { sessionCall } from '../../../lib/session/session-call.ts';

export type CredentialAct = 'add' | CredentialAction;

/** Text fields of a credential; a correction changes these. */
export const WORDS = ['accreditor', 'body', 'number', 'holder', 'issued_on', 'expires_on'] as const;

/** Initial form values: the credential's, or empty. */
export const draftOfCredential = (credential: AdminCredential | null): Record<string, string> => ({
  ...Object.fromEntries(WORDS.map((word) => [word, credential?.[word] ?? ''])),
  source: '',
  url: '',
  checked_on: new Date().toISOString().slice(0, 10),
  reason: '',
  clinician_id: '',
  kind: 'facility_licence',
});

/** Changes of a correction, by field. */
export const changesOfCredential = (credential: AdminCredential, draft: Readonly<Record<string, string>>) =>
  WORDS.flatMap((field) => {
    const [before, after] = [credential[field] ?? '', (draft[field] ?? '').trim()];
    return before === after ? [] : [{ field, before, after }];
  });

/** Submits the form. */
export function sendCredential(
  act: CredentialAct,
  { id, version }: Pick<AdminProviderDetail, 'id' | 'version'>,
  credential: AdminCredential | null,
  draft: Readonly<Record<string, string>>,
): Promise<AdminProviderDetail> {
  const text = (name: string) => (draft[name] ?? '').trim();
  const looked = { version, reason: text('reason') };
  if (!credential || act === 'add') {
    const body = {
      ...looked,
      clinician_id: text('clinician_id') || null,
      kind: CREDENTIAL_KINDS.find((kind) => kind === text('kind')) ?? 'facility_licence',
      body: text('body'),
      number: text('number') || null,
      holder: text('holder'),
      // Only accreditations have an accreditor; the type may have changed since it was selected.
      accreditor: text('kind') === 'accreditation' ? text('accreditor') || null : null,
      issued_on: text('issued_on') || null,
      expires_on: text('expires_on') || null,
    };
    return sessionCall(addCredential, { params: { id }, body });
  }
  const params = { id, credential: credential.id };
  if (act === 'correct') {
    const changed: CredentialCorrection = { ...looked };
    for (const { field, after } of changesOfCredential(credential, draft))
      if (field === 'body' || field === 'holder') changed[field] = after;
      else changed[field] = after || null;
    return sessionCall(correctCredential, { params, body: changed });
  }
  if (act === 'revoke') return sessionCall(revokeCredential, { params, body: looked });
  const evidence = { source: text('source'), url: text('url') || null, checked_on: text('checked_on') };
  return sessionCall(verifyCredential, { params, body: { ...looked, ...evidence } });
}
