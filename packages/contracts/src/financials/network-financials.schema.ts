import { z } from 'zod';
import { CurrencyCode, DateOnly, Id, Instant, Money, optionalParam } from '../kit/index.ts';
import { Figures } from './financials.schema.ts';

export const NetworkFinancialsQuery = z.object({
  in: optionalParam(CurrencyCode).meta({
    description:
      'Currency to add everything up in, by the day’s rates. Nothing is added up across currencies if omitted.',
  }),
});

export const NetworkClinicMoney = z
  .object({
    clinic: z.object({ id: Id, name: z.string().meta({ description: 'Name.' }) }).meta({ description: 'The clinic.' }),
    currency: CurrencyCode,
    figures: Figures,
  })
  .meta({ id: 'NetworkClinicMoney', description: 'Money of one clinic in one currency.' });
export type NetworkClinicMoney = z.infer<typeof NetworkClinicMoney>;

export const NetworkFinancials = z
  .object({
    as_of: Instant.meta({ description: 'When it was read.' }),
    clinics: z.array(NetworkClinicMoney).meta({ description: 'Each clinic and currency with money, by name.' }),
    by_currency: z
      .array(z.object({ currency: CurrencyCode, figures: Figures }))
      .meta({ description: 'Sums of the clinics in each currency.' }),
    converted: z
      .object({
        figures: Figures,
        rates: z
          .array(
            z.object({
              currency: CurrencyCode,
              rate: z.string().meta({ description: 'Units of the chosen currency for one unit of this one.' }),
              date: DateOnly.meta({ description: 'Date of the rate.' }),
              available: Money.meta({ description: 'What is available in this currency, converted.' }),
            }),
          )
          .meta({ description: 'Rates that were used.' }),
      })
      .nullable()
      .meta({ description: 'Everything in the chosen currency; null if none was chosen.' }),
  })
  .meta({ id: 'NetworkFinancials', description: 'Money of the clinics of an organization.' });
export type NetworkFinancials = z.infer<typeof NetworkFinancials>;
