import { contractTexts } from '../../../lib/i18n/contract-texts.ts';

const ofFeatures = {
  en: import.meta.glob<Record<string, string>>('./*/contract-texts/activity.en.json', {
    base: '../..',
    eager: true,
    import: 'default',
  }),
  es: import.meta.glob<Record<string, string>>('./*/contract-texts/activity.es.json', {
    base: '../..',
    eager: true,
    import: 'default',
  }),
  pt: import.meta.glob<Record<string, string>>('./*/contract-texts/activity.pt.json', {
    base: '../..',
    eager: true,
    import: 'default',
  }),
};

/** Activity texts by action, addressed to the affected user. */
export const activityActionTexts = contractTexts(ofFeatures);
