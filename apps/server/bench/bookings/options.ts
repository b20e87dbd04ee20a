const KINDS = ['race', 'crash', 'database', 'webhooks', 'model'] as const;
const ROUNDS = { race: 200, crash: 200, database: 50, webhooks: 1, model: 500 };
const RIVALS = 100;
/** Clients that book while something is killed. */
const CLIENTS = 16;
const MOST = 10_000;

export const USAGE = `Usage: npm run torture:bookings -- race [rounds] [clients]
       npm run torture:bookings -- crash [kills]
       npm run torture:bookings -- database [kills]
       npm run torture:bookings -- webhooks
       npm run torture:bookings -- model [histories]`;

export interface Torture {
  what: (typeof KINDS)[number];
  /** Races, kills or histories. */
  rounds: number;
  clients: number;
}

/** What the command’s words ask for; null if they make no sense. */
export function readWords([word = 'race', first, second, ...more]: readonly string[]): Torture | null {
  const what = KINDS.find((kind) => kind === word);
  if (!what || more.length || (second !== undefined && what !== 'race') || (first !== undefined && what === 'webhooks'))
    return null;
  const rounds = numberOf(first, ROUNDS[what]);
  const clients = numberOf(second, what === 'race' ? RIVALS : CLIENTS);
  return rounds === null || clients === null ? null : { what, rounds, clients };
}

function numberOf(word: string | undefined, otherwise: number): number | null {
  if (word === undefined) return otherwise;
  const number = Number(word);
  return /^\d+$/.test(word) && number >= 1 && number <= MOST ? number : null;
}
