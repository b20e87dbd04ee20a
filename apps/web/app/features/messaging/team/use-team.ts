import { conversationWorkedLive, getConversationTeam, listConversationNotes } from '@travesia/contracts/messaging';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useLive, useResync } from '../../../lib/live/use-live.ts';
import { hasTeam, type Desk } from '../desk.ts';

/** The colleagues who work on the inbox, and its tags; not asked for where one reads alone. */
export const useTeam = (desk: Desk) =>
  useCall(getConversationTeam, {}, { enabled: hasTeam(desk), followsChanges: true });

/** The team’s notes about a conversation, reloaded when a colleague adds one. */
export function useNotes(desk: Desk, id: string) {
  const isOn = hasTeam(desk);
  const notes = useCall(listConversationNotes, { params: { id } }, { enabled: isOn, followsChanges: true });
  const again = () => {
    if (isOn) void notes.reload();
  };
  useLive(conversationWorkedLive, ({ conversation_id: of }) => {
    if (of === id) again();
  });
  useResync(again);
  return notes;
}
