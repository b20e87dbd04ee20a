import type { ChannelKind } from '@travesia/contracts/team-messages';
import type { Tx } from '../../platform/db/database.ts';
import { findJourney, type JourneyScope } from '../journeys/index.ts';
import type { ChannelScope } from './channels.policy.ts';
import { listClinics } from './channels.repo.ts';

/** What a channel is about. */
export interface Subject {
  providerId: string | null;
  journeyId: string | null;
}

/** What a new channel is about, as far as its creator may see it; null if they may not, or it is of another network. */
export async function findSubject(
  tx: Tx,
  scope: ChannelScope,
  journeys: JourneyScope,
  asked: { kind: ChannelKind; provider_id?: string | undefined; journey_id?: string | undefined },
): Promise<Subject | null> {
  if (asked.kind === 'topic') return { providerId: null, journeyId: null };
  const journey =
    asked.kind === 'journey' && asked.journey_id ? await findJourney(tx, journeys, asked.journey_id) : undefined;
  const providerId = asked.kind === 'journey' ? journey?.row.providerId : asked.provider_id;
  const clinics = await listClinics(tx, scope);
  if (!providerId || !clinics.some(({ id }) => id === providerId)) return null;
  return { providerId, journeyId: journey?.row.id ?? null };
}
