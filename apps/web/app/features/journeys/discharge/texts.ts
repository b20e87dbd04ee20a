import { defineTexts } from '../../../lib/i18n/texts.ts';
import en from './locales/en.json';
import es from './locales/es.json';
import pt from './locales/pt.json';

/** What discharge papers say, for the clinic that writes them and the patient who reads them. */
export const dischargeTexts = defineTexts({ en, es, pt });
