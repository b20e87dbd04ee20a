import { contractTexts } from '../i18n/contract-texts.ts';
import en from './locales/en.json';
import es from './locales/es.json';
import pt from './locales/pt.json';

const ofFeatures = {
  en: import.meta.glob<Record<string, string>>('./*/contract-texts/problems.en.json', {
    base: '../../features',
    eager: true,
    import: 'default',
  }),
  es: import.meta.glob<Record<string, string>>('./*/contract-texts/problems.es.json', {
    base: '../../features',
    eager: true,
    import: 'default',
  }),
  pt: import.meta.glob<Record<string, string>>('./*/contract-texts/problems.pt.json', {
    base: '../../features',
    eager: true,
    import: 'default',
  }),
};

export const problemTexts = contractTexts(ofFeatures, { en, es, pt });
