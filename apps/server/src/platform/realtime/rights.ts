import type { Person } from '../http/request-context.ts';
import type { Room } from './rooms.ts';

/** A person as of now, and what they may hear. */
export interface Rights {
  person: Person;
  rooms: readonly Room[];
}

/** Reads the rights of sessions by a few statements, however many they are. Sessions that ended are absent. */
export type RightsOf = (sessionIds: readonly string[]) => Promise<ReadonlyMap<string, Rights>>;

interface Asked {
  sessionId: string;
  resolve(rights: Rights | undefined): void;
  reject(error: unknown): void;
}

/** Asks for all who connect while the last question is being answered at once: after a deploy everybody connects. */
export function askTogether(rightsOf: RightsOf): (sessionId: string) => Promise<Rights | undefined> {
  let waiting: Asked[] = [];
  let asking = false;
  const ask = async () => {
    asking = true;
    while (waiting.length) {
      const asked = waiting;
      waiting = [];
      try {
        const rights = await rightsOf([...new Set(asked.map(({ sessionId }) => sessionId))]);
        for (const { sessionId, resolve } of asked) resolve(rights.get(sessionId));
      } catch (error) {
        for (const { reject } of asked) reject(error);
      }
    }
    asking = false;
  };
  return (sessionId) =>
    new Promise((resolve, reject) => {
      waiting.push({ sessionId, resolve, reject });
      if (!asking) void ask();
    });
}
