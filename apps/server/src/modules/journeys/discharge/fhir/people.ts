import type { BundleFacts } from './facts.ts';
import { coding, entryOf, refTo, urnOf } from '../../../../platform/fhir/elements.ts';

const ROLES = 'http://terminology.hl7.org/CodeSystem/v2-0203';
const LANGUAGES = { en: 'en', es: 'es', pt: 'pt' } as const;

/** Who it is about, who signed, where, and the stay. */
export function peopleOf({
  packId,
  language,
  at,
  treatedOn,
  treatment,
  patient,
  clinic,
  clinician,
  content,
}: BundleFacts) {
  const { contact } = content;
  const person = entryOf(urnOf(packId, 'patient'), {
    resourceType: 'Patient',
    identifier: [{ system: 'urn:ietf:rfc:3986', value: `urn:uuid:${patient.id}` }],
    name: [
      {
        use: 'official',
        text: `${patient.given} ${patient.family}`.trim(),
        family: patient.family,
        given: [patient.given],
      },
    ],
    address: [{ country: patient.country }],
    communication: [{ language: coding('urn:ietf:bcp:47', LANGUAGES[language]), preferred: true }],
  });
  const organization = entryOf(urnOf(packId, 'organization'), {
    resourceType: 'Organization',
    identifier: [{ system: 'urn:ietf:rfc:3986', value: `urn:uuid:${clinic.id}` }],
    name: clinic.name,
    address: [{ city: clinic.city, country: clinic.country }],
    contact: [
      {
        purpose: coding('http://terminology.hl7.org/CodeSystem/contactentity-type', 'PATINF'),
        name: { text: contact.name },
        telecom: [{ system: 'phone', value: contact.phone, use: 'work' }],
      },
    ],
  });
  const practitioner = entryOf(urnOf(packId, 'practitioner'), {
    resourceType: 'Practitioner',
    identifier: [{ type: coding(ROLES, 'MD', 'Medical License number'), value: clinician.license }],
    name: [{ text: clinician.name }],
  });
  const encounter = entryOf(urnOf(packId, 'encounter'), {
    resourceType: 'Encounter',
    status: 'finished',
    class: { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'AMB', display: 'ambulatory' },
    type: [{ text: treatment }],
    subject: refTo(person),
    participant: [{ individual: refTo(practitioner) }],
    period: { start: treatedOn, end: treatedOn !== null && treatedOn > at.slice(0, 10) ? treatedOn : at.slice(0, 10) },
    serviceProvider: refTo(organization),
  });
  return { person, organization, practitioner, encounter };
}
