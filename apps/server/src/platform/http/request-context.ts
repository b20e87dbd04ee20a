/** Who asks, built once a request. Accounts come with sessions; until then everybody is anonymous. */
export type Actor = { kind: 'anonymous' } | { kind: 'system' };

/** What a handler knows about the request beside its validated input. */
export interface RequestContext {
  requestId: string;
  actor: Actor;
}

export const anonymous: Actor = { kind: 'anonymous' };
