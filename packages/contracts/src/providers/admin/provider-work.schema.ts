import { z } from 'zod';
import { Id, Instant, Money } from '../../kit/index.ts';

export const ProviderFinancials = z
  .object({
    gross: Money.meta({ description: 'Paid by patients.' }),
    refunded: Money.meta({ description: 'Refunded to patients.' }),
    fees: Money.meta({ description: 'Platform revenue.' }),
    paid_out: Money.meta({ description: 'Paid out to the provider.' }),
    payable: Money.meta({ description: 'Owed to the provider.' }),
    payments: z.int().meta({ description: 'Number of successful payments in this currency.' }),
    other_currencies: z
      .array(z.string().meta({ description: 'ISO 4217 code.' }))
      .meta({ description: 'Currencies of further payments, which the totals leave out: nothing is converted.' }),
    last_payment_at: Instant.nullable().meta({ description: 'Date of the last payment.' }),
  })
  .meta({
    id: 'ProviderFinancials',
    description: 'Payments between patients, the platform and a provider, in the currency with the most payments.',
  });
export type ProviderFinancials = z.infer<typeof ProviderFinancials>;

export const ProviderBooking = z
  .object({
    id: Id,
    status: z
      .enum(['pending', 'awaiting_payment', 'confirmed', 'completed', 'cancelled'])
      .meta({ description: 'Status.' }),
    title: z.string().meta({ description: 'What was booked.' }),
    starts_at: Instant.meta({ description: 'When it starts.' }),
    price: Money.nullable().meta({ description: 'Price.' }),
    created_at: Instant.meta({ description: 'When it was booked.' }),
  })
  .meta({ id: 'ProviderBooking', description: 'A booking at a provider, without patient data.' });
export type ProviderBooking = z.infer<typeof ProviderBooking>;
