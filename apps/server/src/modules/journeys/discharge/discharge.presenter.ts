import { type DischargePack, filesOfDischarge } from '@travesia/contracts/journeys';
import { presentJourneyFile } from '../files/journey-file.presenter.ts';
import type { JourneyFileRow } from '../files/journey-files.repo.ts';
import type { PackRow } from './pack.lifecycle.ts';
import type { StoredPack } from './stored-pack.ts';

/** Papers for a reader of the journey. Whoever may not read about the patient's health sees that they exist and when. */
export function presentPack(
  row: PackRow,
  stored: StoredPack | null,
  files: readonly JourneyFileRow[],
  mayRead: boolean,
): DischargePack {
  const content = mayRead && stored ? stored.content : null;
  const named = content ? filesOfDischarge(content) : [];
  return {
    id: row.id,
    number: row.number,
    trip: row.trip,
    status: row.status,
    language: row.language,
    content,
    files: files.filter(({ id }) => named.includes(id)).map(presentJourneyFile),
    signed:
      row.clinicianName !== null && row.license !== null ? { name: row.clinicianName, license: row.license } : null,
    sha256: row.sha256,
    delivered_at: row.deliveredAt?.toISOString() ?? null,
    opened_at: row.openedAt?.toISOString() ?? null,
    version: row.version,
  };
}
