export const DEPOSIT = 1000;
/** What a clinic asks for besides: once, and no second time within the price. */
export const BALANCE = 2000;
export const PRICE = 4000;

export interface TheirPayment {
  id: number;
  amount: number;
  status: 'requires_payment' | 'processing' | 'succeeded' | 'cancelled';
  received: number;
  failed: boolean;
}
export interface Message {
  id: number;
  kind: 'payment' | 'dispute';
  about: number;
  /** What it said when it was written; only a bug believes it. */
  said: TheirPayment['status'] | null;
}

/** The gateway of the model: what it knows, and the messages it sent that have not arrived. */
export class ModelGateway {
  payments = new Map<number, TheirPayment>();
  refunds: { id: number; payment: number; amount: number }[] = [];
  messages: Message[] = [];
  private readonly nextId: () => number;

  constructor(nextId: () => number) {
    this.nextId = nextId;
  }

  /** Asked twice, it opens one payment. */
  open(id: number, amount: number): TheirPayment {
    const payment: TheirPayment = this.payments.get(id) ?? {
      id,
      amount,
      status: 'requires_payment',
      received: 0,
      failed: false,
    };
    this.payments.set(id, payment);
    return payment;
  }

  /** What the payer does. */
  settle(id: number, what: 'pays' | 'fails' | 'begins' | 'pays_less' | 'gives_up' | 'pays_after_all'): void {
    const payment = this.payments.get(id);
    if (!payment || payment.status === 'succeeded' || (payment.status === 'cancelled') !== (what === 'pays_after_all'))
      return;
    if (what === 'gives_up') return this.change(payment, 'cancelled');
    if (what === 'begins') return this.change(payment, 'processing');
    if (what === 'fails') {
      payment.failed = true;
      return this.change(payment, 'requires_payment');
    }
    payment.received = what === 'pays_less' ? payment.amount - 1 : payment.amount;
    payment.failed = false;
    this.change(payment, 'succeeded');
  }

  /** One that was begun at a bank cannot be called off. */
  cancel(id: number): void {
    const payment = this.payments.get(id);
    if (payment?.status === 'requires_payment') this.change(payment, 'cancelled');
  }

  say(kind: Message['kind'], about: number, said: Message['said'] = null): void {
    this.messages.push({ id: this.nextId(), kind, about, said });
  }

  /** A message arrives, in any order; a kept one arrives again. */
  take(at: number, isKept: boolean): Message | undefined {
    const index = at % Math.max(1, this.messages.length);
    const message = this.messages[index];
    if (message && !isKept) this.messages.splice(index, 1);
    return message;
  }

  private change(payment: TheirPayment, status: TheirPayment['status']): void {
    payment.status = status;
    this.say('payment', payment.id, status);
  }
}
