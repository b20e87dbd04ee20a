/** What the dashboard asks for: its list and its main act share one call. */
export const OLDEST_JOURNEYS = { tab: 'to_answer', limit: 5 } as const;
