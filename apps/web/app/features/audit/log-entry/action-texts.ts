import { contractTexts } from '../../../lib/i18n/contract-texts.ts';

const ofFeatures = {
  en: import.meta.glob<Record<string, string>>('./*/contract-texts/audit-log.en.json', {
    base: '../..',
    eager: true,
    import: 'default',
  }),
  es: import.meta.glob<Record<string, string>>('./*/contract-texts/audit-log.es.json', {
    base: '../..',
    eager: true,
    import: 'default',
  }),
  pt: import.meta.glob<Record<string, string>>('./*/contract-texts/audit-log.pt.json', {
    base: '../..',
    eager: true,
    import: 'default',
  }),
};

/** Audit log texts by action. */
export const logActionTexts = contractTexts(ofFeatures);
