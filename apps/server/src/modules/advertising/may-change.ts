import { isInSight, sightOf } from '../../platform/demo/sight.ts';
import type { Person } from '../../platform/http/request-context.ts';

/** Whether a person may change what a clinic states or asks for: nobody of a suspended clinic, except Travesía. */
export function mayChange(person: Person, clinic: { demo: boolean }): boolean {
  const { forProvider } = person;
  if (!forProvider?.abilities.includes('clinic.change') || forProvider.readOnly) return false;
  if (!isInSight(sightOf(person), clinic)) return false;
  return !forProvider.suspended || forProvider.via === 'admin';
}
