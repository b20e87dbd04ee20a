import { providerAbilities, type StaffRole } from '@travesia/contracts/access';
import { demoId } from '../../../../demo/demo-id.ts';
import type { Person } from '../../../../platform/http/request-context.ts';

export const CLINIC = demoId('provider/clinica-valle-central');

/** A member of a clinic's staff. */
export function staff(role: StaffRole = 'owner', clinic = CLINIC, more: Partial<Person['forProvider']> = {}) {
  const actor: Person = {
    kind: 'person',
    userId: demoId('person/provider'),
    role: 'provider',
    sessionId: demoId('session'),
    authenticatedAt: new Date('2026-11-20T12:00:00Z'),
    demo: false,
    forProvider: {
      id: clinic,
      via: 'staff',
      abilities: providerAbilities({ via: 'staff', role }),
      suspended: false,
      ...more,
    },
  };
  return { actor };
}
