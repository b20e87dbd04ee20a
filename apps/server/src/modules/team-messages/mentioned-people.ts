import type { Tx } from '../../platform/db/database.ts';
import { nameOf } from '../messaging/index.ts';
import { mentionsIn } from './mentions.rules.ts';
import { listPeople } from './who-reads.repo.ts';

/** Whom a text mentions, of those who may read the channel; never its author. */
export async function mentionedPeople(tx: Tx, channelId: string, authorId: string, text: string): Promise<string[]> {
  if (!text.includes('@')) return [];
  const people = (await listPeople(tx, channelId)).filter((person) => person.reads && person.id !== authorId);
  return mentionsIn(
    text,
    people.map((person) => ({ id: person.id, name: nameOf(person) ?? '' })),
  );
}
