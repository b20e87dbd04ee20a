import { defineTexts } from '../../../lib/i18n/texts.ts';
import en from './locales/en.json';
import es from './locales/es.json';
import pt from './locales/pt.json';

/** Names of the 22 price items, for pages whose answers bring only their keys; the same as the catalog's. */
export const priceItemTexts = defineTexts({ en, es, pt });
