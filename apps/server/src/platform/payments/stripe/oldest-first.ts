import type Stripe from 'stripe';

const MOST = 100;

interface Page<T> {
  data: T[];
  has_more: boolean;
}

/** One page of a list of Stripe's, as its SDK asks for it. */
export type ListOfStripe<T> = (page: Stripe.PaginationParams) => PromiseLike<Page<T>>;

/**
 * A page of a list, oldest first. Stripe lists the newest first, so the first page is found by walking to the end; from there
 * on `ending_before` leads to what is newer, also to what was created meanwhile.
 */
export async function oldestFirst<T extends { id: string }>(
  list: ListOfStripe<T>,
  after: string | undefined,
): Promise<{ rows: T[]; next: string | null }> {
  if (after !== undefined) {
    const page = await list({ limit: MOST, ending_before: after });
    return { rows: page.data.toReversed(), next: page.has_more ? (page.data[0]?.id ?? null) : null };
  }
  let page = await list({ limit: MOST });
  let isLast = true;
  for (let last = page.data.at(-1); page.has_more && last; last = page.data.at(-1)) {
    isLast = false;
    page = await list({ limit: MOST, starting_after: last.id });
  }
  return { rows: page.data.toReversed(), next: isLast ? null : (page.data[0]?.id ?? null) };
}

/** The first thing in a list that fits, or null; looks at all pages. */
export async function findInList<T extends { id: string }>(
  list: ListOfStripe<T>,
  fits: (row: T) => boolean,
): Promise<T | null> {
  let page = await list({ limit: MOST });
  for (;;) {
    const found = page.data.find(fits);
    const last = page.data.at(-1);
    if (found || !page.has_more || !last) return found ?? null;
    page = await list({ limit: MOST, starting_after: last.id });
  }
}

/** Before an id was made nothing can carry it; clocks may differ by this. */
const SKEW_SECONDS = 5 * 60;
/** Where the id does not tell when it was made. */
const WINDOW_SECONDS = 3 * 24 * 60 * 60;

/** Since when something with this id of ours may exist, in seconds: a UUID of version 7 begins with its time. */
export function sinceOfId(id: string, now: Date): number {
  const [, high, low] = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-/i.exec(id) ?? [];
  if (high === undefined || low === undefined) return Math.floor(now.getTime() / 1000) - WINDOW_SECONDS;
  return Math.floor(Number.parseInt(`${high}${low}`, 16) / 1000) - SKEW_SECONDS;
}
