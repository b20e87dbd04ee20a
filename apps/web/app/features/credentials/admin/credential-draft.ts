import {
  type AdminCredential,
  type CredentialDocument,
  type CredentialAction,
  type CredentialCorrection,
  addCredential,
  correctCredential,
  revokeCredential,
  verifyCredential,
  CREDENTIAL_KINDS,
} from '@travesia/contracts/credentials';
import type { AdminProviderDetail } from '@travesia/contracts/providers';
import { calendar } from '../../../lib/dates/calendar.ts';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';

export type CredentialAct = 'add' | CredentialAction;

/** Text fields of a credential; a correction changes these. */
export const WORDS = ['accreditor', 'body', 'number', 'holder', 'issued_on', 'expires_on'] as const;

/**
 * Initial form values: the credential's, or empty. A verification starts with what the newest unchecked document is
 * said to state.
 */
export function draftOfCredential(
  credential: AdminCredential | null,
  renewal?: Pick<CredentialDocument, 'number' | 'expires_on'>,
): Record<string, string> {
  return {
    ...Object.fromEntries(WORDS.map((word) => [word, credential?.[word] ?? ''])),
    ...(renewal?.expires_on ? { expires_on: renewal.expires_on } : {}),
    ...(renewal?.number ? { number: renewal.number } : {}),
    source: credential?.checked_source ?? '',
    url: credential?.checked_url ?? '',
    checked_on: calendar.dateAt(new Date(), ownTimeZone()),
    reason: '',
    clinician_id: '',
    kind: 'facility_licence',
  };
}

/** Changes of a correction, by field. */
export const changesOfCredential = (credential: AdminCredential, draft: Readonly<Record<string, string>>) =>
  WORDS.flatMap((field) => {
    const [before, after] = [credential[field] ?? '', (draft[field] ?? '').trim()];
    return before === after ? [] : [{ field, before, after }];
  });

/** Submits the form; a new credential may take a document of the clinic that has none. */
export function sendCredential(
  act: CredentialAct,
  { id, version }: Pick<AdminProviderDetail, 'id' | 'version'>,
  credential: AdminCredential | null,
  draft: Readonly<Record<string, string>>,
  documentId: string | null = null,
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
      document_id: documentId,
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
  const evidence = {
    source: text('source'),
    url: text('url'),
    checked_on: text('checked_on'),
    number: text('number') || null,
    expires_on: text('expires_on') || null,
  };
  return sessionCall(verifyCredential, { params, body: { ...looked, ...evidence } });
}
