import { z } from 'zod';
import { CurrencyCode, Id, Instant } from '../../kit/index.ts';

const minor = (description: string) => z.int().meta({ description: `${description} Minor units.` });

export const ProviderFinancials = z
  .object({
    currency: CurrencyCode.meta({ description: 'Currency of all sums.' }),
    gross: minor('Paid by patients.'),
    refunded: minor('Paid back to patients.'),
    fees: minor('Kept by the platform.'),
    paid_out: minor('Paid out to the provider.'),
    payable: minor('Owed to the provider.'),
    payments: z.int().meta({ description: 'Payments that succeeded.' }),
    last_payment_at: Instant.nullable().meta({ description: 'When the last payment came.' }),
  })
  .meta({ id: 'ProviderFinancials', description: 'What passed between patients, platform and a provider.' });
export type ProviderFinancials = z.infer<typeof ProviderFinancials>;

export const ProviderBooking = z
  .object({
    id: Id,
    status: z
      .enum(['pending', 'awaiting_payment', 'confirmed', 'completed', 'cancelled'])
      .meta({ description: 'Where it stands.' }),
    title: z.string().meta({ description: 'What was booked.' }),
    starts_at: Instant.meta({ description: 'When it begins.' }),
    price: z
      .object({ amount: minor('The price.'), currency: CurrencyCode })
      .nullable()
      .meta({ description: 'What it costs.' }),
    created_at: Instant.meta({ description: 'When it was booked.' }),
  })
  .meta({ id: 'ProviderBooking', description: 'A booking at a provider, without its patient.' });
export type ProviderBooking = z.infer<typeof ProviderBooking>;
