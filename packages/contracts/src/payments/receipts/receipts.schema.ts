import { z } from 'zod';
import { Id, Instant, Money, pageOf, pageQuery, TimeZone } from '../../kit/index.ts';
import { PaymentMethod } from '../payments.schema.ts';

const ReceiptKind = z.enum(['payment', 'refund']).meta({
  description: 'payment: money that arrived; refund: money that was paid out again.',
});

const about = {
  kind: ReceiptKind,
  id: Id.meta({ description: 'Id of the payment or refund.' }),
  number: z.string().meta({ description: 'Number of its receipt; it never changes.', example: 'RC-7K3M-9QXD-2B4F' }),
  at: Instant.meta({ description: 'When the money arrived or was paid out.' }),
  amount: Money.meta({ description: 'Amount; of a refund, what went back.' }),
};

export const Receipt = z.object(about).meta({ id: 'Receipt', description: 'A receipt that can be downloaded.' });
export type Receipt = z.infer<typeof Receipt>;

export const OwnReceipt = z
  .object({
    ...about,
    method: PaymentMethod.nullable().meta({ description: 'How it was paid; null if the gateway did not say.' }),
    booking: z
      .object({ id: Id, reference: z.string().meta({ description: 'Reference.' }) })
      .meta({ description: 'The booking.' }),
    clinic: z.string().meta({ description: 'Name of the clinic.' }),
  })
  .meta({ id: 'OwnReceipt', description: 'A payment or refund of the user, with its receipt.' });
export type OwnReceipt = z.infer<typeof OwnReceipt>;

const zone = {
  time_zone: TimeZone.default('UTC').meta({ description: 'Zone in which a year begins and ends.', example: 'UTC' }),
};

export const OwnReceiptsQuery = z.object({ ...zone, ...pageQuery(20) });
export type OwnReceiptsQuery = z.infer<typeof OwnReceiptsQuery>;

export const OwnReceipts = pageOf(OwnReceipt, {
  years: z.array(z.int()).meta({ description: 'Years with payments or refunds, newest first.' }),
});
export type OwnReceipts = z.infer<typeof OwnReceipts>;

export const YearQuery = z.object({
  year: z.coerce.number().int().min(2000).max(2200).meta({ description: 'Calendar year.', example: 2026 }),
  ...zone,
});
export type YearQuery = z.infer<typeof YearQuery>;
