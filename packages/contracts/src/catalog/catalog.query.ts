import { z } from 'zod';
import { CountryCode, CurrencyCode, Locale } from '../kit/index.ts';

/** Query fields of every catalog endpoint: language of texts and display currency. */
export const viewQuery = {
  language: Locale.default('en').meta({ description: 'Language of texts.' }),
  currency: CurrencyCode.default('USD').meta({ description: 'Currency of displayed prices and of price filters.' }),
  home_country: CountryCode.optional().meta({
    description: 'Home country, for prices at home; without it, or without prices there, the United States.',
  }),
};

export const ViewQuery = z.object(viewQuery);
export type ViewQuery = z.infer<typeof ViewQuery>;

/** The viewer: what presenters need to choose texts and convert prices. */
export type View = ViewQuery;
