const DAY_MS = 86_400_000;

/** Instants of a span of days, UTC: from the first on, before the day after the last. */
export const instantsOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => ({
  since: from ? new Date(`${from}T00:00:00Z`) : undefined,
  until: to ? new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS) : undefined,
});
