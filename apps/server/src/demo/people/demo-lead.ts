import { demoId } from '../demo-id.ts';

const person = (role: string) => demoId(`person/${role}`);
export const OWNER = person('provider');
export const NETWORK = person('organization');
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
    id: demoId(`lead/${key}`),
    messages: lines.map(({ by, author, hoursAgo, text }, index) => ({
      id: demoId(`lead/${key}/${index}`),
      authorId: author ?? AUTHORS[by === 'note' ? side : by],
      side: by === 'note' ? side : by,
      internal: by === 'note',
      hoursAgo,
      text,
    })),
  };
}
