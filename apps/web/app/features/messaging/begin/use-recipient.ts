import { getJourney } from '@travesia/contracts/journeys';
import {
  type Conversation,
  CONVERSATION_PARTIES,
  CONVERSATIONS_COUNTED,
  listConversations,
  listRecipients,
} from '@travesia/contracts/messaging';
import { getProvider } from '@travesia/contracts/providers';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useLoad } from '../../../lib/calls/use-load.ts';
import { isId } from '../../../lib/forms/is-id.ts';
import { useLocale } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { type Desk, recipientTypeOf } from '../desk.ts';

const TYPES = CONVERSATION_PARTIES;

/** Whom the address says to write to, and about which journey. */
export function useAskedRecipient(desk: Desk) {
  const [query] = useSearchParams();
  const id = query.get('to');
  const journey = query.get('journey');
  return {
    id: isId(id) ? id : null,
    type: TYPES.find((one) => one === query.get('type')) ?? recipientTypeOf(desk),
    journey: isId(journey) ? journey : null,
  };
}
export type AskedRecipient = ReturnType<typeof useAskedRecipient>;

/** The name of whom the address says to write to; null while unknown. */
export function useRecipientName({ id, type, journey }: AskedRecipient): string | null {
  const language = useLocale();
  const { data: found, isLoading } = useCall(listRecipients, { query: {} }, { enabled: id !== null });
  const known = found?.data.find((one) => one.id === id);
  const isMissing = id !== null && !isLoading && !known;
  const { data: clinic } = useCall(
    getProvider,
    { params: { id: id ?? '' }, query: { language } },
    { enabled: isMissing && type === 'provider' },
  );
  const { data: about } = useCall(
    getJourney,
    { params: { id: journey ?? '' } },
    { enabled: isMissing && type === 'patient' && journey !== null },
  );
  return known?.name ?? clinic?.name ?? about?.patient.name ?? null;
}

/** The conversation there is already: about the same journey, or else with the same side. */
export function useExisting(desk: Desk, { id, journey }: AskedRecipient) {
  const load = async (signal: AbortSignal): Promise<Conversation[]> => {
    const lists = await Promise.all(
      (['all', 'archived'] as const).map((tab) =>
        sessionCall(listConversations, { query: { tab, limit: CONVERSATIONS_COUNTED } }, { background: true, signal }),
      ),
    );
    return lists.flatMap(({ conversations }) => conversations);
  };
  const { data, isLoading } = useLoad(['begun', desk.base, id], load, { enabled: id !== null });
  const withThem = (data ?? []).filter(({ participants }) =>
    participants.some(({ user_id: userId, is_own: isOwn }) => !isOwn && userId === id),
  );
  return {
    isLoading: id !== null && isLoading,
    ofJourney: journey ? (withThem.find((one) => one.journey_id === journey) ?? null) : null,
    other: withThem[0] ?? null,
  };
}
