import { z } from 'zod';
import { CurrencyCode, Id, Instant } from '../../kit/index.ts';

const minor = (description: string) => z.int().meta({ description: `${description} Minor units.` });

export const ProviderFinancials = z
  .object({
    currency: CurrencyCode.meta({ description: 'Currency of all amounts.' }),
    gross: minor('Paid by patients.'),
    refunded: minor('Refunded to patients.'),
    fees: minor('Platform revenue.'),
    paid_out: minor('Paid out to the provider.'),
    payable: minor('Owed to the provider.'),
    payments: z.int().meta({ description: 'Number of successful payments.' }),
    last_payment_at: Instant.nullable().meta({ description: 'Date of the last payment.' }),
  })
  .meta({ id: 'ProviderFinancials', description: 'Payments between patients, the platform and a provider.' });
export type ProviderFinancials = z.infer<typeof ProviderFinancials>;

export const ProviderBooking = z
  .object({
    id: Id,
    status: z
      .enum(['pending', 'awaiting_payment', 'confirmed', 'completed', 'cancelled'])
      .meta({ description: 'Status.' }),
    title: z.string().meta({ description: 'What was booked.' }),
    starts_at: Instant.meta({ description: 'When it starts.' }),
    price: z
      .object({ amount: minor('Price.'), currency: CurrencyCode })
      .nullable()
      .meta({ description: 'Price.' }),
    created_at: Instant.meta({ description: 'When it was booked.' }),
  })
  .meta({ id: 'ProviderBooking', description: 'A booking at a provider, without patient data.' });
export type ProviderBooking = z.infer<typeof ProviderBooking>;
