import type { Database } from '../../db/database.ts';
import type { Told } from '../bus-message.ts';
import { setBus } from '../bus-of.ts';
import type { LiveBus } from '../bus.ts';

/** Takes what is told from a database instead of its bus, until `stop`. */
export function listen(database: Database) {
  let told: Told[] = [];
  const bus: Pick<LiveBus, 'publish'> = { publish: (one) => void told.push(one) };
  const stop = setBus(database, bus as LiveBus);
  return {
    /** Everything since the last `clear` that `heard` has not returned. */
    told: (): readonly Told[] => told,
    /** What was told of a type since the last question, with who hears it. */
    heard: (type: string) => {
      const found = told.filter(({ frame }) => frame.type === type);
      told = told.filter((one) => !found.includes(one));
      return found.map(({ frame: { data, seq }, rooms }) => ({ data, seq, rooms: [...rooms].sort() }));
    },
    clear: () => void (told = []),
    stop,
  };
}
