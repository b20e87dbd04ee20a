import type { Claim } from '@travesia/contracts/aftercare';
import type { Locale } from '@travesia/contracts/kit';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { listChanges } from '../../../../platform/transition/history.repo.ts';
import { type JourneyScope, listAttachedFiles, roleOn } from '../../../journeys/index.ts';
import type { AftercareDeps } from '../../aftercare-deps.ts';
import { findBookingName, findPaidPayment } from '../agreed.repo.ts';
import { claimLifecycle } from '../claim.lifecycle.ts';
import { presentClaimEvents, presentClaimSummary, presentDates, presentStatements } from '../claims.presenter.ts';
import { type ClaimRecord, findClaim, listStatements } from '../claims.repo.ts';

/** A claim within a scope. Throws `claims.not_found`. */
export async function findReadableClaim(db: Db | Tx, scope: JourneyScope, id: string): Promise<ClaimRecord> {
  const record = await findClaim(db, scope, id);
  if (!record) throw new ProblemError('claims.not_found');
  return record;
}

/** The same with all that was written. */
export async function showClaim(
  { reference, seal, clock }: Pick<AftercareDeps, 'reference' | 'seal' | 'clock'>,
  db: Db | Tx,
  scope: JourneyScope,
  { record, language }: { record: ClaimRecord; language: Locale },
): Promise<Claim> {
  const { row } = record;
  const isTeam = roleOn(scope, row) === 'admin' && scope.others.kind === 'all';
  const statements = await listStatements(db, row.id);
  const files = await listAttachedFiles(
    db,
    statements.map((one) => one.id),
  );
  const changes = await listChanges(db, claimLifecycle, row.id);
  const booking = row.bookingId === null ? null : await findBookingName(db, row.bookingId);
  const paymentId = booking && isTeam ? await findPaidPayment(db, booking.id) : null;
  return {
    ...presentClaimSummary(scope, record, { reference: await reference(), language, now: clock.now() }),
    statements: presentStatements(scope, record, { statements, files, seal }),
    events: presentClaimEvents(changes),
    dates: presentDates(record),
    booking: booking && { ...booking, payment_id: paymentId },
  };
}
