import type { Locale } from '../../../../lib/i18n/locale.ts';
import enHipaa from './content/en/hipaa.json';
import enPrivacy from './content/en/privacy.json';
import enTerms from './content/en/terms.json';
import esHipaa from './content/es/hipaa.json';
import esPrivacy from './content/es/privacy.json';
import esTerms from './content/es/terms.json';
import ptHipaa from './content/pt/hipaa.json';
import ptPrivacy from './content/pt/privacy.json';
import ptTerms from './content/pt/terms.json';
import type { LegalDocument, LegalPageName } from './legal-document.ts';

const DOCUMENTS: Readonly<Record<Locale, Readonly<Record<LegalPageName, LegalDocument>>>> = {
  en: { privacy: enPrivacy, terms: enTerms, hipaa: enHipaa },
  es: { privacy: esPrivacy, terms: esTerms, hipaa: esHipaa },
  pt: { privacy: ptPrivacy, terms: ptTerms, hipaa: ptHipaa },
};

export const legalDocument = (locale: Locale, page: LegalPageName): LegalDocument => DOCUMENTS[locale][page];
