import { z } from 'zod';
import { CurrencyCode, Locale } from '../kit/index.ts';

/** Query fields of every catalogue call: language of texts and currency of shown prices. */
export const viewQuery = {
  language: Locale.default('en').meta({ description: 'Language of texts.' }),
  currency: CurrencyCode.default('USD').meta({ description: 'Currency of shown prices and of price filters.' }),
};

export const ViewQuery = z.object(viewQuery);
export type ViewQuery = z.infer<typeof ViewQuery>;

/** Who looks: what presenters need to choose texts and convert prices. */
export type View = ViewQuery;
