import type { MacroScope } from './macros.policy.ts';

/** What the log says of an act on a saved reply. */
export const auditOf = (
  { desk, member, providerId }: MacroScope,
  act: 'created' | 'changed' | 'archived' | 'restored',
  id: string,
) =>
  ({
    action: `${desk}.macro_${act}`,
    actor: member,
    target: { type: 'support_macro', id },
    contextProviderId: providerId ?? undefined,
  }) as const;
