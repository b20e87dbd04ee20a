import type { InternalNote, Message } from '@travesia/contracts/messaging';
import { dayOf } from './day-of.ts';

/** Messages of one author in quick succession, under one name and time. */
export interface MessageGroup {
  kind: 'group';
  key: string;
  author: Message['author'];
  isOwn: boolean;
  isOwnSide: boolean;
  messages: readonly Message[];
}

export type ThreadRow =
  | MessageGroup
  | { kind: 'note'; key: string; note: InternalNote }
  | { kind: 'day'; key: string; day: string }
  | { kind: 'new'; key: 'new' };

/** A pause after which the time is shown again. */
const PAUSE_MS = 10 * 60_000;

const isFollowing = (before: Message, message: Message): boolean =>
  before.author.party === message.author.party &&
  before.author.user_id === message.author.user_id &&
  before.is_own === message.is_own &&
  before.author.name === message.author.name &&
  Date.parse(message.created_at) - Date.parse(before.created_at) < PAUSE_MS;

/**
 * The messages as they are shown: by day of the reader’s zone and author, with a line before the first new one, and the team’s notes
 * among them by time.
 */
export function threadRows(
  messages: readonly Message[],
  zone: string,
  newFrom: number | null,
  notes: readonly InternalNote[] = [],
): ThreadRow[] {
  const rows: ThreadRow[] = [];
  let before: Message | null = null;
  let group: { messages: Message[] } | null = null;
  let shownDay: string | null = null;
  let nextNote = 0;
  const beginDay = (at: string, id: string) => {
    const day = dayOf(at, zone);
    if (day === shownDay) return;
    shownDay = day;
    rows.push({ kind: 'day', key: `day ${day} ${id}`, day });
    group = null;
  };
  const addNotes = (isDue: (note: InternalNote) => boolean) => {
    for (let note = notes[nextNote]; note && isDue(note); note = notes[nextNote]) {
      beginDay(note.created_at, note.id);
      rows.push({ kind: 'note', key: note.id, note });
      group = null;
      nextNote += 1;
    }
  };
  for (const message of messages) {
    addNotes((note) => note.created_at < message.created_at);
    beginDay(message.created_at, message.id);
    if (message.seq === newFrom) {
      rows.push({ kind: 'new', key: 'new' });
      group = null;
    }
    if (group && before && isFollowing(before, message)) group.messages.push(message);
    else {
      group = { messages: [message] };
      const { author, is_own: isOwn, is_own_side: isOwnSide } = message;
      rows.push({ kind: 'group', key: message.id, author, isOwn, isOwnSide, ...group });
    }
    before = message;
  }
  addNotes(() => true);
  return rows;
}

/** The last message of the own side that the other side has read: it says when. */
export const lastRead = (messages: readonly Message[]): Message | null =>
  messages.findLast(({ is_own_side: isOwn, read_at: at, deleted_at: deleted }) => isOwn && at && !deleted) ?? null;

/** The last message that the user can change, for the key that opens it. */
export const lastEditable = (messages: readonly Message[]): Message | null =>
  messages.findLast(({ actions }) => actions.includes('edit')) ?? null;
