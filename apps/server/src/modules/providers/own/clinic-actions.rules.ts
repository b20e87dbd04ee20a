import type { ClinicAction } from '@travesia/contracts/providers';
import { isInSight, sightOf } from '../../../platform/demo/sight.ts';
import type { Person } from '../../../platform/http/request-context.ts';

/** What a person may do in the clinic portal: nothing while the clinic is suspended, except for Travesía. */
export function clinicActions(person: Person, clinic: { demo: boolean }): ClinicAction[] {
  const { forProvider } = person;
  const mayChange = forProvider?.abilities.includes('clinic.change') && isInSight(sightOf(person), clinic);
  if (!mayChange || (forProvider?.suspended && forProvider.via !== 'admin')) return [];
  return ['change_profile', 'change_settings', 'change_treatments', 'ask_to_rename'];
}
