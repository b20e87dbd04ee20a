import { createHash } from 'node:crypto';
import type { DocumentText } from '@travesia/contracts/journeys';
import { LOCALES, type Locale, type Localized } from '@travesia/contracts/kit';
import type { ConsentForm, KindOfCare } from '../../../../data/consents/read-consents.ts';
import type { Seal } from '../../../platform/secrets/seal.ts';
import type { TreatmentOf } from '../journeys-deps.ts';
import type { DocumentRow } from './document.lifecycle.ts';

type Words = Omit<DocumentText, 'language' | 'sha256'>;

/** What a document says, in each language that a person approved. */
export type DocumentContent = Partial<Record<Locale, Words>>;

/** What is filled into a form. */
export interface Filling {
  treatment: Pick<TreatmentOf, 'name' | 'content'>;
  care: KindOfCare;
  clinic: string;
  /** Who treats; null if nobody is named. */
  surgeon: string | null;
  /** Who was to treat, if that changed. */
  before?: string | null;
}

const UNNAMED: Localized = {
  en: 'a clinician the clinic has not named yet',
  es: 'un profesional que la clínica aún no ha nombrado',
  pt: 'um profissional que a clínica ainda não indicou',
};

/** The text of a form for a patient, in all languages. */
export const fillForm = (form: ConsentForm, filling: Filling): DocumentContent =>
  Object.fromEntries(LOCALES.map((language) => [language, wordsOf(form, filling, language)]));

function wordsOf({ title, sections }: ConsentForm, filling: Filling, language: Locale): Words {
  const { treatment, clinic, surgeon, before } = filling;
  const names: Record<string, string> = {
    treatment: treatment.name[language],
    clinic,
    surgeon: surgeon ?? UNNAMED[language],
    before: before ?? UNNAMED[language],
  };
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole);
  return {
    title: fill(title[language]),
    sections: sections.map(({ heading, paragraphs }) => ({
      heading: fill(heading[language]),
      paragraphs: paragraphs
        .flatMap((one) => (typeof one === 'string' ? FILLED[one](filling) : [one]))
        .map((one) => fill(one[language])),
    })),
  };
}

type Filled = Extract<ConsentForm['sections'][number]['paragraphs'][number], string>;

// Treatments that admins add may have no page yet.
const FILLED: Readonly<Record<Filled, (filling: Filling) => readonly Localized[]>> = {
  what_it_is: ({ treatment: { content } }) => pageOf(content).what_it_is ?? [],
  own_risks: ({ treatment: { content } }) => (pageOf(content).risks ?? []).map(({ text }) => text),
  recovery: ({ treatment: { content } }) => pageOf(content).recovery ?? [],
  benefits: ({ care }) => care.benefits,
  risks: ({ care }) => care.risks,
  alternatives: ({ care }) => care.alternatives,
};

const pageOf = (content: TreatmentOf['content']): Partial<TreatmentOf['content']> => content;

/** The text of a clinic, in the language that it was written in; empty lines separate paragraphs. */
export const ownWords = (language: Locale, title: string, text: string): DocumentContent => ({
  [language]: {
    title,
    sections: [{ heading: null, paragraphs: text.split(/\n\s*\n/).map((one) => one.trim()) }],
  },
});

/** The text as it is hashed: what is read, line by line. */
const plainText = ({ title, sections }: Words): string =>
  [
    title,
    ...sections.flatMap(({ heading, paragraphs }) => [...(heading === null ? [] : [heading]), ...paragraphs]),
  ].join('\n');

/** A document's texts with their hashes, in the order of the languages. */
export const textsOf = (content: DocumentContent): DocumentText[] =>
  LOCALES.flatMap((language) => {
    const words = content[language];
    return words ? [{ language, ...words, sha256: createHash('sha256').update(plainText(words)).digest('hex') }] : [];
  });

export const sealContent = (seal: Seal, id: string, content: DocumentContent): string =>
  seal.seal(JSON.stringify(content), id);

/** What a document says; null once the patient deleted their account. */
export const openContent = (
  seal: Seal,
  { id, contentSealed }: Pick<DocumentRow, 'id' | 'contentSealed'>,
): DocumentContent | null =>
  contentSealed === null ? null : (JSON.parse(seal.open(contentSealed, id)) as DocumentContent);
