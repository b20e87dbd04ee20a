import type { PaymentMethod, RefundCause } from '@travesia/contracts/payments';

/** Days before the visit: from at least, to at most; null for no limit. */
export interface DaysBefore {
  least: number | null;
  most: number | null;
}

/** Words of receipts. */
export interface ReceiptTexts {
  receipt: { title: string; lead: (amount: string, day: string) => string };
  refund: { title: string; lead: (amount: string, day: string) => string };
  statement: { title: string; lead: (day: string) => string };
  label: {
    paidBy: string;
    paidTo: string;
    refundedTo: string;
    refundedFor: string;
    patient: string;
    clinic: string;
    paidOn: string;
    refundedOn: string;
    asOf: string;
    yourTime: string;
    method: string;
    booking: string;
    what: string;
    clinician: string;
    visit: string;
    status: string;
    givesBack: string;
    reason: string;
    paymentId: string;
    refundId: string;
  };
  /** For readers who may not know who was treated for what. */
  notShown: string;
  /** An account that was deleted has no name. */
  deleted: string;
  legalName: (name: string) => string;
  clinicTime: (time: string) => string;
  methods: Readonly<Record<PaymentMethod, string>>;
  methodUnknown: string;
  kinds: { consultation: string; treatment: string; online: string };
  statuses: { pending: string; awaiting_payment: string; confirmed: string; completed: string; cancelled: string };
  causes: Readonly<Record<RefundCause, string>>;
  heading: { amounts: string; price: string; movements: string; balance: string };
  row: {
    price: string;
    thisPayment: string;
    paidToDate: string;
    paidToDateNote: string;
    due: string;
    dueNote: (visit: string) => string;
    payment: string;
    thisRefund: string;
    refundedSoFar: string;
    left: string;
    paidAfter: string;
    total: string;
    care: string;
    taxes: string;
    service: string;
    agreed: (day: string) => string;
    received: (number: string) => string;
    refunded: (number: string) => string;
    onItsWay: string;
    lost: string;
    none: string;
    kept: string;
    keptNote: string;
    paid: string;
    forgiven: string;
    balance: string;
    dueNow: (time: string) => string;
  };
  receiptOf: (number: string, amount: string, day: string) => string;
  policy: (name: string, rules: string) => string;
  policyRule: (days: DaysBefore, percent: number) => string;
  policyLimit: (percent: number, amount: string) => string;
  note: {
    agent: string;
    bank: string;
    sandbox: string;
    later: string;
    notTax: (document: string) => string;
  };
  foot: string;
  page: (page: number, pages: number) => string;
}
