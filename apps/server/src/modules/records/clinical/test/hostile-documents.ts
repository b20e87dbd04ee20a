/** Texts that were made to break a reader of clinical documents, and why they are refused. */
export const HOSTILE_DOCUMENTS = [
  {
    what: 'an external entity',
    text: '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><ClinicalDocument xmlns="urn:hl7-org:v3">&x;</ClinicalDocument>',
    refusal: 'unsafe',
  },
  {
    what: 'a billion laughs',
    text: `<!DOCTYPE a [<!ENTITY a "ha">${'bcdefghij'
      .split('')
      .map((name, place) => `<!ENTITY ${name} "${`&${'abcdefghi'[place]};`.repeat(10)}">`)
      .join('')}]><ClinicalDocument>&j;</ClinicalDocument>`,
    refusal: 'unsafe',
  },
  {
    what: 'an unknown entity',
    text: '<ClinicalDocument xmlns="urn:hl7-org:v3">&x;</ClinicalDocument>',
    refusal: 'broken',
  },
  { what: 'elements 100,000 deep', text: `<ClinicalDocument>${'<a>'.repeat(100_000)}`, refusal: 'unsafe' },
  { what: 'lists 100,000 deep', text: `{"resourceType":"Bundle","entry":${'['.repeat(100_000)}`, refusal: 'unsafe' },
  {
    what: 'too many elements',
    text: `<ClinicalDocument>${'<a/>'.repeat(400_001)}</ClinicalDocument>`,
    refusal: 'unsafe',
  },
  { what: 'half a document', text: '{"resourceType":"Bundle","entry":[', refusal: 'broken' },
  { what: 'half an XML document', text: '<ClinicalDocument xmlns="urn:hl7-org:v3"><title>', refusal: 'broken' },
  { what: 'no document', text: '%PDF-1.7', refusal: 'not_clinical' },
  { what: 'a web page', text: '<html xmlns="http://www.w3.org/1999/xhtml"/>', refusal: 'not_clinical' },
  { what: 'other JSON', text: '{"hello":"world"}', refusal: 'not_clinical' },
  { what: 'a list', text: '[{"resourceType":"Patient"}]', refusal: 'not_clinical' },
  { what: 'FHIR in XML', text: '<Bundle xmlns="http://hl7.org/fhir"/>', refusal: 'fhir_xml' },
  { what: 'white space', text: ' \n\t ', refusal: 'empty' },
] as const;
