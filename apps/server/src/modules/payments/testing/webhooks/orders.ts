/** How often a message is delivered: the second time at once, the third time after all others. */
export const COPIES = [1, 2, 3] as const;
/** After how many minutes the messages come. Without a delay each comes before the next thing happens, if its order allows. */
export const DELAYS = [0, 60, 4 * 24 * 60] as const;
/** What happens to a payment; each step is a message of the gateway. */
export const STEPS = 5;

export interface Delivery {
  /** Numbers of steps, as their messages arrive. */
  order: readonly number[];
  copies: (typeof COPIES)[number];
  delay: (typeof DELAYS)[number];
}

/** All orders of so many things, in a fixed sequence. */
export function permutations(many: number): number[][] {
  if (many === 0) return [[]];
  return permutations(many - 1).flatMap((shorter) =>
    Array.from({ length: many }, (_, at) => [...shorter.slice(0, at), many - 1, ...shorter.slice(at)]),
  );
}

/** Every order; `isWhole` with every number of copies and every delay, otherwise with one of each in turn, begun at `turn`. */
export function deliveries(isWhole: boolean, turn: number): Delivery[] {
  const ways = DELAYS.flatMap((delay) => COPIES.map((copies) => ({ delay, copies })));
  return permutations(STEPS).flatMap((order, number) =>
    ways.filter((_, way) => isWhole || way === (number * 2 + turn) % ways.length).map((way) => ({ order, ...way })),
  );
}
