import type { COMPLICATION_PAYERS, ComplicationPart } from '@travesia/contracts/packages';

type Payer = (typeof COMPLICATION_PAYERS)[number];

/** The words of a quote's document, besides the names of price items, which the catalog has. */
export interface QuoteTexts {
  title: { quote: (number: number) => string; change_order: (number: number) => string };
  lead: (amount: string, treatment: string) => string;
  label: {
    patient: string;
    clinic: string;
    treatment: string;
    clinician: string;
    sent: string;
    validUntil: string;
    trips: string;
    stay: string;
    proposed: string;
    deposit: string;
    balance: string;
    limit: string;
    policy: string;
    before: string;
  };
  clinicTime: (time: string) => string;
  stay: (days: number, nights: number) => string;
  none: string;
  depositDue: (amount: string, percent: number) => string;
  balanceDue: (amount: string, days: number) => string;
  limit: (percent: number, amount: string) => string;
  fixed: string;
  heading: { price: string; items: string; cancellation: string; complications: string };
  total: string;
  included: string;
  notIncluded: (amount: string | null) => string;
  notNeeded: string;
  units: Readonly<Record<string, (count: number) => string>>;
  cancellation: {
    between: (from: number, to: number) => string;
    from: (days: number) => string;
    upTo: (days: number) => string;
    always: string;
    returns: (percent: number) => string;
    /** Nothing but what was paid above the most that can be lost. */
    returnsAbove: (amount: string) => string;
    note: string;
  };
  complications: {
    parts: Readonly<Record<ComplicationPart, string>>;
    payers: Readonly<Record<Payer, string>>;
    window: (days: number) => string;
    exclusions: (text: string) => string;
  };
  plan: (text: string) => string;
  reason: (text: string) => string;
  binding: string;
  change: string;
  foot: string;
  page: (page: number, pages: number) => string;
}
