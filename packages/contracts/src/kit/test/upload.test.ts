import { describe, expect, it } from 'vitest';
import { DOCUMENT_TYPES, endingOf, uploadFault } from '../upload.ts';

const rules = { types: DOCUMENT_TYPES, maxBytes: 1000 };

describe('uploadFault', () => {
  it.each([
    ['licence.pdf', 1000, null],
    ['Foto da fachada.JPEG', 10, null],
    ['licence.pdf', 0, 'empty'],
    ['licence.pdf', 1001, 'too_large'],
    ['licence.docx', 10, 'type_not_taken'],
    ['pdf', 10, 'type_not_taken'],
    ['licence.pdf.exe', 10, 'type_not_taken'],
  ])('%s of %i bytes: %s', (name, size, fault) => expect(uploadFault(rules, { name, size })).toBe(fault));
});

describe('endingOf', () => {
  it.each([
    ['a.PDF', 'pdf'],
    ['a.b.png', 'png'],
    ['noending', ''],
    ['dot.', ''],
    ['1.2.840.113619.2.55.dcm', 'dcm'],
    ['1.2.840.113619.2.55.3.604688119', ''],
    ['IM.0001', ''],
  ])('%s ends in "%s"', (name, ending) => expect(endingOf(name)).toBe(ending));
});
