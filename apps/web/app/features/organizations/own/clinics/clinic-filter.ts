// Written out: the lists of the contracts would bring their schemas along.
export const STATES = ['needing', 'verified', 'not_verified', 'suspended', 'due', 'waiting'] as const;
export const SORTS = ['name', 'needs', 'rating', 'packages', 'expires'] as const;
type Sort = (typeof SORTS)[number];
type State = (typeof STATES)[number];

/** What the address asks the list for. */
export function filterOf(query: URLSearchParams) {
  const state = query.get('state');
  const sort = query.get('sort');
  const page = Number(query.get('page') ?? 1);
  return {
    q: query.get('q') ?? '',
    state: STATES.find((one): one is State => one === state) ?? null,
    sort: SORTS.find((one): one is Sort => one === sort) ?? 'name',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}
