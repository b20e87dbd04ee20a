import type { ProposalKind } from '@travesia/contracts/messaging';
import { calendar } from '../../../platform/calendar.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { readBookable } from '../../availability/index.ts';
import { findBookableClinic } from '../../bookings/index.ts';
import { type CheckedProposal, insertProposal, listSentQuotes, listVisits } from './proposals.repo.ts';
import type { ProposingSides } from './proposing-sides.ts';

/** Days from today in which a clinic of the demo proposes times, and how many. */
const DAYS = { from: 3, to: 17 };
const TIMES = 3;

/** Sends something of a clinic of the demo with a message: what it has at the moment, or nothing. */
export async function addDemoProposal(
  tx: Tx,
  { messageId, kind, clock, ...sides }: ProposingSides & { messageId: string; kind: ProposalKind; clock: Clock },
): Promise<void> {
  const proposal = kind === 'quote' ? await newestQuote(tx, sides) : await firstTimes(tx, sides, clock);
  if (proposal) await insertProposal(tx, { messageId, ...proposal });
}

async function newestQuote(tx: Tx, sides: ProposingSides): Promise<CheckedProposal | null> {
  const [found] = await listSentQuotes(tx, sides, 1);
  return found ? { kind: 'quote', quoteId: found.quote.id } : null;
}

/** The first free time by video of each of the next days. */
async function firstTimes(tx: Tx, { providerId }: ProposingSides, clock: Clock): Promise<CheckedProposal | null> {
  const clinic = await findBookableClinic(tx, providerId);
  const visit = clinic && (await listVisits(tx, providerId)).find((one) => one.visit === 'online' && !one.service);
  if (!visit) return null;
  const { clinicianId } = visit;
  const today = clock.today(clinic.timeZone);
  const [bookable] = await readBookable(
    { busy: [], clock },
    tx,
    { providerId, place: clinic, among: [clinicianId] },
    { from: calendar.addDays(today, DAYS.from), to: calendar.addDays(today, DAYS.to) },
  );
  const free = (bookable?.free ?? []).filter(({ kinds }) => kinds.includes('online'));
  const starts = [...Map.groupBy(free, ({ date }) => date).values()].flatMap(([first]) => first?.start ?? []);
  return starts.length === 0
    ? null
    : { kind: 'times', visit: 'online', clinicianId, starts: starts.slice(0, TIMES).map((at) => new Date(at)) };
}
