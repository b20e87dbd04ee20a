import type { Logger } from 'pino';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { PaymentGateway } from '../../platform/payments/gateway.ts';
import type { Files } from '../../platform/storage/files.ts';
import type { BookingsDeps } from '../bookings/index.ts';

/** Dependencies of payments. */
export interface PaymentsDeps extends ModuleDeps {
  /** Null where nothing can be paid. */
  gateway: PaymentGateway | null;
  bookings: BookingsDeps;
  /** Public URL of this installation. */
  origin: string;
  logger: Pick<Logger, 'warn' | 'error'>;
  files: Files;
}

/** What passing on an answer to a bank needs. */
export type AnswerDeps = Pick<PaymentsDeps, 'database' | 'clock' | 'gateway' | 'files'> & {
  bookings: Pick<BookingsDeps, 'seal'>;
};

/** What taking over from the gateway needs. */
export type MoneyDeps = Pick<PaymentsDeps, 'database' | 'clock' | 'gateway' | 'logger'>;
