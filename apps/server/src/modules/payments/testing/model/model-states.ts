import { bookingMachine } from '@travesia/contracts/bookings';
import { statesTagged } from '@travesia/contracts/kit';
import { paymentMachine, refundMachine } from '@travesia/contracts/payments';

export const LIVE: readonly string[] = statesTagged(paymentMachine, 'live');
export const CAPTURED: readonly string[] = statesTagged(paymentMachine, 'captured');
export const HOLDING: readonly string[] = statesTagged(bookingMachine, 'holdsSlot');
export const UNSENT: readonly string[] = statesTagged(refundMachine, 'unsent');
export const SETTLED: readonly string[] = statesTagged(refundMachine, 'final');
