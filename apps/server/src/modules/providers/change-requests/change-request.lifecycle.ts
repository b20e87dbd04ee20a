import { changeRequestMachine, clinicChangeDecided } from '@travesia/contracts/providers';
import { defineLifecycle, says } from '../../../platform/transition/lifecycle.ts';
import { clinicChangeRequests } from './change-requests.tables.ts';

export const changeRequestLifecycle = defineLifecycle({
  machine: changeRequestMachine,
  table: clinicChangeRequests,
  columns: { state: 'state', version: 'version' },
  audit: {
    amend: 'clinic.change_requested',
    withdraw: 'clinic.change_withdrawn',
    approve: 'provider.change_approved',
    decline: 'provider.change_declined',
  },
  about: ({ row }) => ({ target: { type: 'provider', id: row.providerId }, contextProviderId: row.providerId }),
  facts: ({ row, reason }) => ({ fields: wantedFields(row), ...(reason === null ? {} : { reason }) }),
  events: {
    approve: ({ row }) =>
      says(clinicChangeDecided, { provider_id: row.providerId, decision: 'approved', reason: null }),
    decline: ({ row, reason }) =>
      says(clinicChangeDecided, { provider_id: row.providerId, decision: 'declined', reason }),
  },
  refused: 'providers.change_decided',
  missing: 'providers.change_not_found',
});

/** Names of the fields that a request changes, for the audit log. */
export const wantedFields = (wanted: Readonly<Record<'name' | 'type' | 'country', string | null>>): string =>
  (['country', 'name', 'type'] as const).filter((field) => wanted[field] !== null).join(', ');
