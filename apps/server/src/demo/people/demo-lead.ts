import { demoId } from '../demo-id.ts';

const person = (role: string) => demoId(`person/${role}`);
export const OWNER = person('provider');
export const NETWORK = person('organization');
export const PATIENT = person('patient');
export const ADMIN = person('admin');
/** Nobody receives mail at these addresses. */
export const at = (mailbox: string) => `${mailbox}@demo.travesia.example`;

interface Line {
  by: 'clinic' | 'organization' | 'team' | 'note';
  author?: string;
  hoursAgo: number;
  text: string;
}

const AUTHORS = { clinic: OWNER, organization: NETWORK, team: ADMIN } as const;

/** Fills in what most leads have in common; notes are of the side that works on it. */
export function lead<T extends object>(
  key: string,
  facts: T,
  side: 'clinic' | 'organization' | 'team',
  lines: readonly Line[] = [],
) {
  return {
    assigneeId: null,
    ...facts,
    key,
    messages: lines.map(({ by, author, hoursAgo, text }) => ({
      authorId: author ?? AUTHORS[by === 'note' ? side : by],
      side: by === 'note' ? side : by,
      internal: by === 'note',
      hoursAgo,
      text,
    })),
  };
}

/** Leads of a day have ids of that day, like their history, which is never rewritten. */
export const leadId = (key: string, today: Date): string => demoId(`lead/${key}/${today.toISOString().slice(0, 10)}`);

/** A lead as written, before the day gives it ids. */
export type Written<T extends { messages: readonly object[] }> = Omit<T, 'id' | 'messages'> & {
  key: string;
  messages: readonly Omit<T['messages'][number], 'id'>[];
};

/** Gives a lead and its messages their ids. */
export function ofDay<M extends object, T extends { key: string; messages: readonly M[] }>(
  { key, messages, ...rest }: T & { messages: readonly M[] },
  today: Date,
) {
  const id = leadId(key, today);
  return { ...rest, id, messages: messages.map((message, place) => ({ ...message, id: demoId(`${id}/${place}`) })) };
}
