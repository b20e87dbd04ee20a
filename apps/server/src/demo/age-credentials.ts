import { addDays, daysBetween } from './days.ts';
import { demoId } from './demo-id.ts';
import { seededRandom } from './seeded-random.ts';
import type { DemoCredential } from './types.ts';

/** Share of credentials that have expired or will within `SOON_DAYS` (field notes, section 6). */
const AGED_SHARE = 0.08;
export const SOON_DAYS = 60;
const LAPSED_COUNT = 9;
/** Of these, chosen by hand below. */
const LAPSED_FIXED = 2;

/** Expirations that demo screens repeat: days from today. */
const VALLE_CENTRAL_INSURANCE_ENDS = 20;
const VALLE_CENTRAL_ACCREDITATION_ENDED = -12;
const VILA_NOVA_LICENCE_ENDED = -6;

/**
 * Expires a fixed share of the credentials, or brings them close to expiration. Only the provider
 * whose verification has expired gets an expired facility license; an expired professional license never
 * belongs to a clinician named in a published package.
 * @param named ids of the clinicians whom published packages name
 */
export function ageCredentials(credentials: DemoCredential[], today: string, named: Set<string>): DemoCredential[] {
  const random = seededRandom('age-credentials');
  const wanted = Math.round(credentials.length * AGED_SHARE);
  const ends = new Map<string, number>();
  const fixed = (slug: string, kind: DemoCredential['kind'], days: number, accreditor?: string) => {
    const id = demoId(`provider/${slug}`);
    const credential = credentials.find(
      (one) => one.provider_id === id && one.kind === kind && (!accreditor || one.accreditor === accreditor),
    );
    if (credential) ends.set(credential.id, days);
  };
  fixed('oftalmo-vila-nova', 'facility_licence', VILA_NOVA_LICENCE_ENDED);
  fixed('clinica-valle-central', 'insurance', VALLE_CENTRAL_INSURANCE_ENDS);
  fixed('clinica-valle-central', 'accreditation', VALLE_CENTRAL_ACCREDITATION_ENDED, 'aaci');

  const readable = random
    .shuffle(credentials)
    .filter((one) => one.status === 'verified' && one.expires_on !== null && !ends.has(one.id));
  const mayLapse = readable.filter(
    (one) =>
      one.kind === 'accreditation' ||
      one.kind === 'insurance' ||
      (one.clinician_id !== null && !named.has(one.clinician_id)),
  );
  for (const one of mayLapse.slice(0, LAPSED_COUNT - LAPSED_FIXED)) ends.set(one.id, -random.int(2, 40));
  for (const one of readable) {
    if (ends.size >= wanted) break;
    if (!ends.has(one.id)) ends.set(one.id, random.int(3, SOON_DAYS - 2));
  }
  return credentials.map((one) => {
    const days = ends.get(one.id);
    return days === undefined ? one : endingIn(one, days, today);
  });
}

/** Shifts the whole term, so that a yearly policy stays a yearly one. */
function endingIn(credential: DemoCredential, days: number, today: string): DemoCredential {
  const expires_on = addDays(today, days);
  const { issued_on } = credential;
  if (issued_on === null || credential.expires_on === null) return { ...credential, expires_on };
  const shift = daysBetween(credential.expires_on, expires_on);
  return { ...credential, expires_on, issued_on: addDays(issued_on, shift) };
}
