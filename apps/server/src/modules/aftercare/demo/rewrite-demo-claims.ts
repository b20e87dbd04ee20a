import type { ClaimKind, ClaimStatus, ClaimSubject, claimMachine } from '@travesia/contracts/aftercare';
import type { MachineActor } from '@travesia/contracts/kit';
import type { PastEntry } from '../../../platform/audit/audit.repo.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { referenceOfId } from '../../../platform/reference.ts';
import { createSeal } from '../../../platform/secrets/seal.ts';
import { deriveKey } from '../../../platform/secrets/secret.ts';
import { type PastActor, rewriteDemoHistory } from '../../../platform/transition/rewrite-demo-history.ts';
import { lockAnyBooking, markClaimed } from '../../bookings/index.ts';
import { lockAnyJourney } from '../../journeys/index.ts';
import { AFTERCARE_KEY } from '../aftercare-deps.ts';
import { claimLifecycle } from '../claims/claim.lifecycle.ts';
import { insertClaim, insertStatement } from '../claims/claims.repo.ts';
import { datesFrom } from '../claims/timetable.rules.ts';

/** What a side did with a claim of the demo, hours before now. */
interface DemoStep {
  action: keyof typeof claimMachine.transitions;
  as: MachineActor;
  /** Who; nobody for what the clock does. */
  by?: string;
  hoursAgo: number;
  text?: string;
  /** Share of what was claimed, percent. */
  percent?: number;
}

/** A claim of the demo. */
export interface DemoClaim {
  key: string;
  journeyId: string;
  kind: ClaimKind;
  subject: ClaimSubject;
  status: ClaimStatus;
  hoursAgo: number;
  text: string;
  /** What is claimed, percent of the price. */
  percent: number;
  steps: readonly DemoStep[];
}

interface Parts {
  secret: string;
  idOf: (name: string) => string;
  now: Date;
}

const HOUR_MS = 3_600_000;
const HUNDRED = 100;
const actorOf = (by: string | undefined): PastActor => (by ? { kind: 'person', userId: by } : { kind: 'system' });
const ENDED: readonly ClaimStatus[] = ['settled', 'closed', 'withdrawn'];

/** Writes claims of journeys whose bookings were just written. Returns what the audit log says about them. */
export async function rewriteDemoClaims(
  tx: Tx,
  { secret, idOf, now }: Parts,
  wanted: readonly DemoClaim[],
  booked: readonly { journey: { id: string }; bookingId: string }[],
): Promise<PastEntry[]> {
  const seal = createSeal(deriveKey(secret, AFTERCARE_KEY));
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const entries: PastEntry[] = [];
  for (const claim of wanted) {
    const bookingId = booked.find(({ journey }) => journey.id === claim.journeyId)?.bookingId;
    const journey = bookingId && (await lockAnyJourney(tx, claim.journeyId));
    const booking = bookingId && (await lockAnyBooking(tx, bookingId));
    if (!journey || !booking || booking.currency === null || booking.priceMinor === null) continue;
    const id = idOf(`claim/${claim.key}`);
    const at = before(claim.hoursAgo);
    const dates = datesFrom(at);
    const claimed = Math.round((booking.priceMinor * claim.percent) / HUNDRED);
    const share = (percent: number | undefined) =>
      percent === undefined ? null : Math.round((claimed * percent) / HUNDRED);
    const isEnded = ENDED.includes(claim.status);
    await insertClaim(tx, {
      id,
      reference: referenceOfId(id),
      journeyId: journey.id,
      bookingId,
      patientId: journey.patientId,
      providerId: journey.providerId,
      kind: claim.kind,
      subject: claim.subject,
      status: claim.status,
      currency: booking.currency,
      claimedMinor: claimed,
      proposedMinor: share(claim.steps.find(({ action }) => action === 'propose')?.percent),
      ...dates,
      remindAt: claim.status === 'open' ? dates.answerDueAt : claim.status === 'deciding' ? dates.decisionDueAt : null,
      endedAt: isEnded ? before(claim.steps.at(-1)?.hoursAgo ?? 0) : null,
      demo: true,
      createdAt: at,
      version: claim.steps.length + 1,
    });
    const said = [
      { action: 'open', as: 'patient' as const, by: journey.patientId, at, text: claim.text, amountMinor: claimed },
      ...claim.steps.map(({ percent, hoursAgo, ...step }) => ({
        ...step,
        at: before(hoursAgo),
        amountMinor: share(percent),
      })),
    ];
    for (const [place, { action, as, by, at: writtenAt, text, amountMinor }] of said.entries()) {
      if (!by) continue;
      const statementId = idOf(`claim/${claim.key}/${place}`);
      await insertStatement(tx, {
        id: statementId,
        claimId: id,
        by: as,
        authorId: by,
        action,
        textSealed: text ? seal.seal(text, statementId) : null,
        amountMinor,
        writtenAt,
      });
    }
    if (!isEnded) await markClaimed(tx, bookingId, at);
    const moves = claim.steps.map(({ action, as, by, hoursAgo }) => {
      return { action, as, actor: actorOf(by), at: before(hoursAgo) };
    });
    const audit = {
      action: 'claims.opened' as const,
      target: { type: 'claim' as const, id },
      subjectId: journey.patientId,
      contextProviderId: journey.providerId,
    };
    const begun = { actor: actorOf(journey.patientId), as: 'patient' as const, at, audit };
    entries.push(...(await rewriteDemoHistory(tx, claimLifecycle, id, { begun, moves }, now)));
  }
  return entries;
}
