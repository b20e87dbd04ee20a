import { REVERTIBLE_DAYS } from '@travesia/contracts/imports';
import { uuidv7 } from 'uuidv7';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { lockKeys } from '../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { ensureCities, placeId } from '../../catalog/index.ts';
import { fillDirectory, indexListedProviders, upsertProviders, upsertSources } from '../../providers/index.ts';
import { createDecider, type Decision } from '../listings/decide-rows.ts';
import type { FacilityInput, ReadResult } from '../facilities/facility.ts';
import { type ImportReport, noCounts } from '../import-report.ts';
import { collectFacts } from '../report-facts.ts';
import { insertRun, writeCounts } from '../imports.repo.ts';
import { readKnownListings, readKnownRows, readSlugs } from '../listings/known-listings.repo.ts';
import { hashOfRow, takeSlug, toAddition, toListing } from '../listings/listing-of-facility.ts';
import { refreshStatistics } from '../listings/statistics.repo.ts';
import type { FoundPair } from '../pairs/found-pair.ts';
import { readDecidedPairs, recordPairs } from '../pairs/pairs.repo.ts';
import { recordAfter, recordBefore } from '../reverting/record-changes.repo.ts';
import type { OpenedFacilities } from '../facilities/read-facilities.ts';

export interface ImportingOptions {
  fileName: string;
  /** Name and license of the registry, as listings show them. */
  sourceName: string;
  licence: string | null;
  /** Today in UTC, YYYY-MM-DD. */
  today: string;
  at: Date;
  dryRun: boolean;
  /** The import whose report this is. */
  importId?: string;
  /** Called periodically with the bytes read so far. */
  onProgress?: (bytesRead: number) => void;
  /** Runs in the same transaction as the listings; not in a dry run. */
  finish?: (tx: Tx, report: ImportReport) => Promise<void>;
}

/** Rows written per batch. */
const BATCH = 250;
const DAY_MS = 24 * 3_600_000;

/** Rolls back a dry run's transaction. */
class DryRunDone extends Error {}

interface Decided {
  facility: FacilityInput;
  decision: Exclude<Decision, { what: 'unchanged' }>;
  slug: string;
}

/**
 * Imports a registry file as directory listings in one transaction: a failed run leaves nothing. A dry run does the same work and
 * rolls back, so its report is exactly what the import would produce.
 */
export async function importFacilities(
  database: Database,
  opened: OpenedFacilities,
  options: ImportingOptions,
): Promise<ImportReport> {
  const { inspection } = opened;
  const report: ImportReport = {
    runId: null,
    dryRun: options.dryRun,
    fileName: options.fileName,
    source: inspection.sourceKey,
    inspection,
    counts: noCounts(),
    refused: [],
    warnings: [],
    merged: [],
    possible: [],
    pairs: [],
  };
  try {
    await unitOfWork(database, async (tx) => {
      // Concurrent imports would not see each other's listings and add them twice.
      await lockKeys(tx, 'imports', ['listings']);
      // Made under the lock, so that later runs have greater ids.
      const runId = uuidv7();
      await insertRun(tx, {
        id: runId,
        source: report.source,
        sourceName: options.sourceName,
        licence: options.licence,
        fileName: options.fileName,
        rows: inspection.rowCount,
        counts: report.counts,
        importedOn: options.today,
        finishedAt: options.at,
        revertibleUntil: new Date(options.at.getTime() + REVERTIBLE_DAYS * DAY_MS),
      });
      const facts = collectFacts(inspection, opened.content);
      await importRows(tx, opened, options, report, runId, facts.note);
      report.counts.report = facts.facts();
      await writeCounts(tx, runId, report.counts);
      if (options.dryRun) throw new DryRunDone();
      report.runId = runId;
      await options.finish?.(tx, report);
    });
  } catch (error) {
    if (!(error instanceof DryRunDone)) throw error;
  }
  return report;
}

async function importRows(
  tx: Tx,
  opened: OpenedFacilities,
  options: ImportingOptions,
  report: ImportReport,
  runId: string,
  noteRow: (row: Extract<ReadResult, { kind: 'accepted' }>) => void,
): Promise<void> {
  const source = opened.inspection.sourceKey;
  const listings = await readKnownListings(tx, opened.inspection.country.codes);
  const decide = createDecider(listings, await readKnownRows(tx, source), source, await readDecidedPairs(tx, source));
  const slugs = await readSlugs(tx);
  const slugOf = new Map(listings.map((listing) => [listing.id, listing.slug]));
  const touched = new Set<string>();
  let batch: Decided[] = [];
  let pairs: FoundPair[] = [];

  const flush = async () => {
    const rows = { source, externalIds: batch.map(({ facility }) => facility.externalId) };
    const ids = batch.map(({ decision }) => decision.id);
    if (!options.dryRun) await recordBefore(tx, runId, ids, rows);
    await writeBatch(tx, batch, options, source, async () => {
      if (!options.dryRun) await recordPairs(tx, pairs, { importId: options.importId ?? null, demo: false });
    });
    if (options.dryRun) report.pairs.push(...pairs.filter(({ merged }) => !merged));
    pairs = [];
    if (!options.dryRun) await recordAfter(tx, runId, ids, rows);
    for (const { decision } of batch) touched.add(decision.id);
    batch = [];
  };

  for await (const result of opened.results()) {
    if (result.item % BATCH === 0) options.onProgress?.(result.bytesRead);
    if (result.kind === 'refused') {
      report.counts.refused += 1;
      report.refused.push(...result.problems);
      continue;
    }
    noteRow(result);
    const decision = decide(result);
    note(report, result, decision, slugOf);
    pairs.push(...pairsOf(result.facility, decision, options.sourceName));
    if (decision.what === 'unchanged') continue;
    const slug = slugOf.get(decision.id) ?? takeSlug(slugs, result.facility);
    slugOf.set(decision.id, slug);
    batch.push({ facility: result.facility, decision, slug });
    if (batch.length >= BATCH) await flush();
  }
  await flush();
  const ids = [...touched];
  for (let start = 0; start < ids.length; start += BATCH)
    await indexListedProviders(tx, ids.slice(start, start + BATCH));
  if (!options.dryRun && touched.size >= BATCH) await refreshStatistics(tx);
}

/** What is recorded of a decision, for people to decide or undo. */
function pairsOf(facility: FacilityInput, decision: Decision, sourceName: string): FoundPair[] {
  if (decision.what === 'merge' && decision.pair)
    return [{ merged: true, facility, sourceName, ...decision.pair, listingId: decision.id, reason: decision.reason }];
  if (decision.what !== 'add' || !decision.possible) return [];
  const { id: listingId, ...pair } = decision.possible;
  return [{ merged: false, facility, sourceName, listingId, ...pair }];
}

function note(
  report: ImportReport,
  result: Extract<ReadResult, { kind: 'accepted' }>,
  decision: Decision,
  slugOf: ReadonlyMap<string, string>,
): void {
  const { line, item, facility, warnings } = result;
  if (warnings.length) report.counts.warned += 1;
  report.warnings.push(...warnings);
  const about = (id: string, reason: string) => ({
    line,
    item,
    name: facility.name,
    slug: slugOf.get(id) ?? id,
    reason,
  });
  switch (decision.what) {
    case 'unchanged':
      report.counts.unchanged += 1;
      return;
    case 'update':
      report.counts.updated += 1;
      return;
    case 'merge':
      report.counts.merged += 1;
      report.merged.push(about(decision.id, decision.reason));
      return;
    case 'add':
      report.counts.added += 1;
      if (decision.possible) report.possible.push(about(decision.possible.id, decision.possible.reason));
  }
}

async function writeBatch(
  tx: Tx,
  batch: readonly Decided[],
  options: ImportingOptions,
  source: string,
  beforeFilling: () => Promise<void>,
): Promise<void> {
  const placeOf = ({ countryCode, region, cityName }: FacilityInput) =>
    cityName ? { country: countryCode, region, name: cityName } : null;
  const written = batch.filter(({ decision }) => decision.what !== 'merge');
  const cities = await ensureCities(
    tx,
    written.flatMap(({ facility }) => placeOf(facility) ?? []),
  );
  await upsertProviders(
    tx,
    written.map(({ facility, decision, slug }) => {
      const place = placeOf(facility);
      return toListing(facility, {
        id: decision.id,
        slug,
        cityId: place ? (cities.get(placeId(place)) ?? null) : null,
      });
    }),
  );
  await beforeFilling();
  await fillDirectory(
    tx,
    batch.flatMap(({ facility, decision }) => (decision.what === 'merge' ? [toAddition(facility, decision.id)] : [])),
  );
  await upsertSources(
    tx,
    batch.map(({ facility, decision }) => ({
      id: uuidv7(),
      providerId: decision.id,
      source,
      sourceName: options.sourceName,
      licence: options.licence,
      externalId: facility.externalId,
      rowHash: hashOfRow(facility),
      importedOn: options.today,
    })),
  );
}
