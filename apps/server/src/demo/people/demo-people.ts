import type { NewPerson } from '../../modules/accounts/index.ts';
import { demoId } from '../demo-id.ts';

/** The people whom the demonstration signs in, one for each role. They are invented and reachable nowhere. */
export const DEMO_PEOPLE: readonly NewPerson[] = [
  { role: 'patient', firstName: 'Ana', lastName: 'Ferreira Whitlock', country: 'US', language: 'en' },
  { role: 'provider', firstName: 'Tomás', lastName: 'Araya Solís', country: 'CR', language: 'es' },
  { role: 'organization', firstName: 'Beatriz', lastName: 'Nogueira', country: 'BR', language: 'pt' },
  { role: 'admin', firstName: 'Mara', lastName: 'Quintero', country: 'CO', language: 'en' },
].map((person) => ({
  ...person,
  id: demoId(`person/${person.role}`),
  email: `${person.role}@demo.travesia.example`,
})) as NewPerson[];
