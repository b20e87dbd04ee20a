import { providerActUndone, providerCredentialChanged } from '@travesia/contracts/providers';
import { credentialMachine } from '@travesia/contracts/credentials';
import type { AuditFacts } from '../../../platform/audit/audit.tables.ts';
import { defineLifecycle, says } from '../../../platform/transition/lifecycle.ts';
import { credentials } from '../providers.tables.ts';

type Row = typeof credentials.$inferSelect;

const tells = (change: 'verified' | 'revoked', { id, providerId, kind, body }: Row, reason: string | null) =>
  says(providerCredentialChanged, {
    provider_id: providerId,
    paper: { kind, body },
    change,
    reason: reason ?? '',
    of: id,
  });

/** A credential of a provider or of one of its clinicians. Automatic transitions notify the owners. */
export const credentialLifecycle = defineLifecycle({
  machine: credentialMachine,
  table: credentials,
  columns: { state: 'status', version: 'version' },
  audit: {
    deny: 'provider.credential_denied',
    resubmit: 'clinic.license_entered',
    verify: 'provider.paper_verified',
    revoke: 'provider.paper_revoked',
    undo_verify: 'provider.paper_verification_undone',
  },
  about: ({ row }) => ({ target: { type: 'credential', id: row.id }, contextProviderId: row.providerId }),
  facts: ({ row, reason }): AuditFacts => ({ ...(reason === null ? {} : { reason }), kind: row.kind }),
  events: {
    verify: ({ row, reason }) => tells('verified', row, reason),
    revoke: ({ row, reason }) => tells('revoked', row, reason),
    undo_verify: ({ row }) => says(providerActUndone, { provider_id: row.providerId, act: 'credential', of: row.id }),
  },
  refused: 'providers.stands_differently',
  missing: 'providers.credential_not_found',
});
