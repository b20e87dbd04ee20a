import { type Discharge, missingOf } from '@travesia/contracts/journeys';
import type { Db } from '../../../../platform/db/database.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { listAttachedFiles } from '../../files/journey-files.repo.ts';
import { type JourneyScope, mayReadHealth } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { findJourney, type JourneyRecord } from '../../journeys.repo.ts';
import { beginContent, earliestFlight, ruleFor } from '../discharge-rules.ts';
import { deliveredOf, dischargeActions, writtenNow } from '../discharge.policy.ts';
import { presentPack } from '../discharge.presenter.ts';
import { listPacks } from '../discharge.repo.ts';
import type { PackRow } from '../pack.lifecycle.ts';
import { openPack, type StoredPack } from '../stored-pack.ts';

/** Discharge papers within a scope. Throws `journeys.not_found`. */
export async function readDischarge(deps: JourneysDeps, scope: JourneyScope, id: string): Promise<Discharge> {
  const { db } = deps.database;
  const record = await findJourney(db, scope, id);
  if (!record) throw new ProblemError('journeys.not_found');
  const { row } = record;
  const packs = await listPacks(db, row);
  const [rule, attached] = await Promise.all([
    ruleFor(deps, record),
    listAttachedFiles(
      db,
      packs.map((pack) => pack.id),
    ),
  ]);
  const files = [...attached.values()].flat();
  const mayRead = mayReadHealth(scope, row);
  const actions = dischargeActions(scope, row, packs);
  const delivered = deliveredOf(packs);
  const draft = actions.length ? packs.find(({ status }) => status === 'draft') : undefined;
  const written = writtenNow(row, packs);
  const shown = (pack: PackRow | undefined) =>
    pack ? presentPack(pack, openPack(deps.seal, pack), files, mayRead) : null;
  const trip = draft?.trip ?? written?.trip ?? delivered?.trip ?? 1;
  const begin = actions.length && !draft ? await begunContent(deps, db, record, { trip, delivered }) : null;
  const content = (draft && openPack(deps.seal, draft)?.content) ?? begin;
  return {
    journey_id: id,
    draft: shown(draft),
    delivered: shown(delivered),
    begin,
    language: record.asked.language,
    trip: trip === 2 ? 2 : 1,
    is_correction: written !== null && written.corrects !== null,
    missing: content ? missingOf(content, rule) : [],
    given: [...rule.given],
    answered: [...rule.answered],
    earliest_flight: mayRead ? await earliestFlight(deps, db, record, trip) : null,
    time_zone: record.provider.timeZone,
    actions,
  };
}

/** A correction begins with what was delivered. */
async function begunContent(
  deps: JourneysDeps,
  db: Db,
  record: JourneyRecord,
  { trip, delivered }: { trip: number; delivered: PackRow | undefined },
): Promise<StoredPack['content'] | null> {
  const corrected = delivered?.trip === trip ? openPack(deps.seal, delivered) : null;
  return corrected ? corrected.content : beginContent(deps, db, record, trip);
}
