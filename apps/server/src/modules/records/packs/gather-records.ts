import type { Locale } from '@travesia/contracts/kit';
import type { ReadyFile } from '../arrivals/record-files.repo.ts';
import { listReadyFiles } from '../arrivals/record-files.repo.ts';
import { StoredFacts } from '../record-facts.ts';
import type { RecordsDeps } from '../records-deps.ts';
import { type VaultScope, vaultOfRequest } from '../records.policy.ts';
import { findOwner, listRecords, type RecordRow } from '../records.repo.ts';
import type { RecordExportRow } from './record-exports.repo.ts';

/** A record that goes into a file, opened. */
export interface GatheredRecord {
  row: RecordRow;
  title: string;
  /** The clinic that added it; null for the patient. */
  clinic: string | null;
  facts: StoredFacts;
  files: (ReadyFile & { name: string })[];
}

/** What a file is made of. */
export interface GatheredVault {
  scope: VaultScope;
  owner: string;
  language: Locale;
  at: Date;
  /** Whether all records are in it. */
  complete: boolean;
  /** By the day of the document, the newest first, those without a date last. */
  records: GatheredRecord[];
}

const MOST_RECORDS = 5000;

/** Titles, names and facts of the records that were chosen; contents are read later, one after the other. */
export async function gatherRecords(
  { database: { db }, seal, clock }: RecordsDeps,
  { patientId, recordIds, language }: RecordExportRow,
): Promise<GatheredVault> {
  const scope = vaultOfRequest({ patientId });
  const page = { sort: 'date', limit: MOST_RECORDS, offset: 0 } as const;
  const found = await listRecords(db, scope, { ids: recordIds ?? undefined }, page);
  const files = Map.groupBy(
    await listReadyFiles(
      db,
      found.map(({ row }) => row.id),
    ),
    ({ recordId }) => recordId,
  );
  return {
    scope,
    owner: (await findOwner(db, scope)) ?? '',
    language,
    at: clock.now(),
    complete: recordIds === null,
    records: found.map(({ row, clinic }) => ({
      row,
      title: seal.open(row.titleSealed, row.id),
      clinic: row.providerId ? clinic : null,
      facts: StoredFacts.parse(JSON.parse(seal.open(row.factsSealed, row.id))),
      files: (files.get(row.id) ?? []).map((file) => ({ ...file, name: seal.open(file.nameSealed, file.id) })),
    })),
  };
}
