import type { OpenedContext } from '@travesia/contracts/contexts';
import { isExtendable } from './context.rules.ts';
import type { OpenContextRow } from './contexts.repo.ts';

/** Presents a context in the API; `expires_in` counts from `now`. */
export function presentContext({ context, clinic }: OpenContextRow, now: Date): OpenedContext {
  const { openedAt, expiresAt, via, reason } = context;
  return {
    context: {
      provider_id: clinic.id,
      provider_name: clinic.name,
      via,
      opened_at: openedAt.toISOString(),
      read_only: reason === null,
      actions: isExtendable(context) ? ['extend', 'leave'] : ['leave'],
    },
    expires_at: expiresAt.toISOString(),
    expires_in: Math.max(0, Math.round((expiresAt.getTime() - now.getTime()) / 1000)),
  };
}
