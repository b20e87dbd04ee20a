import type { CredentialDocument, KeptCredential } from '@travesia/contracts/credentials';
import { calendar } from '../../../platform/calendar.ts';
import type { Clock } from '../../../platform/clock.ts';
import { credentialStatus, instant } from '../../providers/index.ts';
import type { UpkeepScope } from './upkeep.policy.ts';
import type { DocumentRow, KeptRow } from './upkeep.repo.ts';

const instantOrNull = (at: string | null): string | null => at && instant(at);

/** Whether the person may take back a document: their side added it and nobody has checked it. */
export const isRemovable = ({ side, actions }: UpkeepScope, row: Pick<DocumentRow, 'side' | 'checkedAt'>): boolean =>
  row.side === side && row.checkedAt === null && actions.includes('upload');

export const presentDocument = (row: DocumentRow, scope: UpkeepScope): CredentialDocument => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  media_type: row.mediaType ?? 'application/octet-stream',
  size: row.size ?? 0,
  added_at: instant(row.addedAt),
  added_by: row.addedBy,
  side: row.side,
  number: row.number,
  expires_on: row.expiresOn,
  checked_at: instantOrNull(row.checkedAt),
  removable: isRemovable(scope, row),
});

/** A credential as everyone who takes care of it sees it, on the current date at its clinic. */
export function presentKept(
  row: KeptRow,
  documents: readonly DocumentRow[],
  { scope, clock }: { scope: UpkeepScope; clock: Clock },
): KeptCredential {
  const today = clock.today(row.timeZone);
  const own = documents.filter(({ credentialId }) => credentialId === row.id);
  return {
    id: row.id,
    clinic: { id: row.providerId, slug: row.slug, name: row.name },
    kind: row.kind,
    status: credentialStatus(row.status, row.expiresOn, today),
    body: row.body,
    number: row.number,
    holder: row.holder,
    clinician: row.clinician,
    expires_on: row.expiresOn,
    days_left: row.expiresOn === null ? null : calendar.daysBetween(today, row.expiresOn),
    checked_on: row.checkedOn,
    checked_source: row.checkedSource,
    checked_url: row.checkedUrl,
    documents: own.map((document) => presentDocument(document, scope)),
    waiting: own.filter(({ checkedAt }) => checkedAt === null).length,
    owner:
      row.ownerId !== null && row.ownerSide !== null
        ? { id: row.ownerId, name: row.ownerName, side: row.ownerSide }
        : null,
    reminders: row.reminders,
    reminded_at: instantOrNull(row.remindedAt),
    actions: row.status === 'revoked' ? scope.actions.filter((action) => action !== 'remind') : [...scope.actions],
  };
}
