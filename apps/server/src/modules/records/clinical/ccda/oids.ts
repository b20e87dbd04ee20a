/** Code systems that documents name by number, as FHIR names them. */
const SYSTEMS: Readonly<Record<string, string>> = {
  '2.16.840.1.113883.6.1': 'http://loinc.org',
  '2.16.840.1.113883.6.96': 'http://snomed.info/sct',
  '2.16.840.1.113883.6.88': 'http://www.nlm.nih.gov/research/umls/rxnorm',
  '2.16.840.1.113883.6.69': 'http://hl7.org/fhir/sid/ndc',
  '2.16.840.1.113883.12.292': 'http://hl7.org/fhir/sid/cvx',
  '2.16.840.1.113883.6.3': 'http://hl7.org/fhir/sid/icd-10',
  '2.16.840.1.113883.6.4': 'http://www.cms.gov/Medicare/Coding/ICD10',
  '2.16.840.1.113883.6.90': 'http://hl7.org/fhir/sid/icd-10-cm',
  '2.16.840.1.113883.6.103': 'http://hl7.org/fhir/sid/icd-9-cm',
  '2.16.840.1.113883.6.12': 'http://www.ama-assn.org/go/cpt',
  '2.16.840.1.113883.6.13': 'http://www.ada.org/cdt',
  '2.16.840.1.113883.6.73': 'http://www.whocc.no/atc',
  '2.16.840.1.113883.6.101': 'http://nucc.org/provider-taxonomy',
  '2.16.840.1.113883.4.9': 'http://fdasis.nlm.nih.gov',
  '2.16.840.1.113883.3.26.1.1': 'http://ncicb.nci.nih.gov/xml/owl/EVS/Thesaurus.owl',
  '2.16.840.1.113883.5.4': 'http://terminology.hl7.org/CodeSystem/v3-ActCode',
  '2.16.840.1.113883.5.83': 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation',
  '2.16.840.1.113883.5.111': 'http://terminology.hl7.org/CodeSystem/v3-RoleCode',
  '2.16.840.1.113883.4.1': 'http://hl7.org/fhir/sid/us-ssn',
  '2.16.840.1.113883.4.6': 'http://hl7.org/fhir/sid/us-npi',
};
const OID = /^[0-2](\.(0|[1-9]\d*))+$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** FHIR’s name of a system; undefined if there is none. */
export function systemOf(root: string | undefined): string | undefined {
  if (root === undefined) return undefined;
  if (SYSTEMS[root]) return SYSTEMS[root];
  if (OID.test(root)) return `urn:oid:${root}`;
  return UUID.test(root) ? `urn:uuid:${root.toLowerCase()}` : undefined;
}
