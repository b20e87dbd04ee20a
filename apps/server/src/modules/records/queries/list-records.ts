import type { listRecords as listRecordsCall, MedicalRecords } from '@travesia/contracts/records';
import { VAULT_BYTES } from '@travesia/contracts/records';
import { type EndpointArgs, pageFacts } from '@travesia/contracts/kit';
import { plainText } from '../../../platform/finding/plain-text.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { presentArrival } from '../arrivals/arrivals.presenter.ts';
import { countChecking, listArrivals, listReadyFiles, readVaultBytes } from '../arrivals/record-files.repo.ts';
import type { RecordsDeps } from '../records-deps.ts';
import { ownRecords, type RecordScope } from '../records.policy.ts';
import { presentRecord } from '../records.presenter.ts';
import { countRecords, listRecords, type RecordFound } from '../records.repo.ts';
import { listSharesOf } from '../shares/shares.repo.ts';

type Wanted = EndpointArgs<typeof listRecordsCall>['query'];

/** What is searched at most: titles are encrypted, so that all of them are opened. */
const MOST_SEARCHED = 2000;

/** A page of the user's records, what is arriving, and how full the vault is. */
export async function listRecordsQuery(deps: RecordsDeps, wanted: Wanted, actor: Actor): Promise<MedicalRecords> {
  const scope = ownRecords(actor);
  const { db } = deps.database;
  const now = deps.clock.now();
  const { rows, total } = wanted.search
    ? await searchRecords(deps, scope, wanted)
    : await pageOfRecords(deps, scope, wanted);
  const [shares, arrivals, checking, used] = await Promise.all([
    listSharesOf(
      db,
      rows.map(({ row }) => row.id),
    ),
    listArrivals(db, scope),
    countChecking(db, scope),
    readVaultBytes(db, scope),
  ]);
  return {
    data: rows.map((found) => presentRecord(deps.seal, found, { owner: true, shares, now })),
    ...pageFacts(total, wanted.page, wanted.limit),
    arrivals: arrivals.map((row) => presentArrival(deps.seal, row)),
    checking,
    used_bytes: used,
    most_bytes: VAULT_BYTES,
  };
}

async function pageOfRecords({ database: { db } }: RecordsDeps, scope: RecordScope, wanted: Wanted) {
  const { page, limit, sort } = wanted;
  const [total, rows] = await Promise.all([
    countRecords(db, scope, wanted),
    listRecords(db, scope, wanted, { sort, limit, offset: (page - 1) * limit }),
  ]);
  return { rows, total };
}

/** Records whose title, note or file name has every word. */
async function searchRecords({ database: { db }, seal }: RecordsDeps, scope: RecordScope, wanted: Wanted) {
  const words = plainText(wanted.search ?? '').split(/\s+/);
  const all = await listRecords(db, scope, wanted, { sort: wanted.sort, limit: MOST_SEARCHED, offset: 0 });
  const files = Map.groupBy(
    await listReadyFiles(
      db,
      all.filter(({ row }) => row.kind !== 'dicom').map(({ row }) => row.id),
    ),
    ({ recordId }) => recordId,
  );
  const textOf = ({ row }: RecordFound): string =>
    plainText(
      [
        seal.open(row.titleSealed, row.id),
        row.noteSealed === null ? '' : seal.open(row.noteSealed, row.id),
        ...(files.get(row.id) ?? []).map((file) => seal.open(file.nameSealed, file.id)),
      ].join(' '),
    );
  const found = all.filter((record) => {
    const text = textOf(record);
    return words.every((word) => text.includes(word));
  });
  const start = (wanted.page - 1) * wanted.limit;
  return { rows: found.slice(start, start + wanted.limit), total: found.length };
}
