import type { QuoteTexts } from './quote-texts.ts';

const many = (one: string, other: string) => (count: number) => `${count} ${count === 1 ? one : other}`;

export const EN: QuoteTexts = {
  title: { quote: (number) => `Quote, version ${number}`, change_order: (number) => `Change order, version ${number}` },
  lead: (amount, treatment) => `${treatment}: ${amount} in all`,
  label: {
    patient: 'Patient',
    clinic: 'Clinic',
    treatment: 'Treatment',
    clinician: 'Treated by',
    sent: 'Sent on',
    validUntil: 'Valid until',
    trips: 'Trips',
    stay: 'Stay',
    proposed: 'Proposed date',
    deposit: 'Deposit',
    balance: 'Balance',
    limit: 'Price changes',
    policy: 'Cancellation policy',
    before: 'Agreed before',
  },
  clinicTime: (time) => `${time} (at the clinic)`,
  stay: (days, nights) => `${many('day', 'days')(days)}, ${many('night', 'nights')(nights)}`,
  none: 'None',
  depositDue: (amount, percent) => `${amount} (${percent}%), to confirm the time`,
  balanceDue: (amount, days) =>
    days === 0
      ? `${amount}, due on the day of the treatment`
      : `${amount}, due ${many('day', 'days')(days)} before the treatment`,
  limit: (percent, amount) =>
    `Only by a change order that you accept. Above ${amount} (${percent}% more) you may leave with a full refund.`,
  fixed:
    'Fixed. A change order that you don’t accept changes nothing, and if it asks for more you may leave with a full refund.',
  heading: {
    price: 'Price',
    items: 'What is included',
    cancellation: 'If you cancel',
    complications: 'If there is a complication',
  },
  total: 'Total',
  included: 'Included',
  notIncluded: (amount) => (amount ? `Not included, ${amount}` : 'Not included'),
  notNeeded: 'Not needed',
  units: {
    nights: many('night', 'nights'),
    visits: many('visit', 'visits'),
    months: many('month', 'months'),
    sessions: many('session', 'sessions'),
    hours: many('hour', 'hours'),
    pieces: many('piece', 'pieces'),
  },
  cancellation: {
    between: (from, to) => `${from} to ${to} days before`,
    from: (days) => `${days} days or more before`,
    upTo: (days) => (days === 0 ? 'On the day' : `Up to ${many('day', 'days')(days)} before`),
    always: 'At any time',
    returns: (percent) => `${percent}% back`,
    returnsAbove: (amount) => `What was paid above ${amount}`,
    note: 'Of what you have paid, counted to the day of the treatment at the clinic. The full policy may limit your loss further.',
  },
  complications: {
    parts: {
      surgeon: 'Surgeon',
      facility: 'Operating room and hospital',
      travel: 'Another trip',
      home_care: 'Care at home',
    },
    payers: { clinic: 'Clinic pays', patient: 'You pay', insurance: 'Insurance pays' },
    window: (days) => (days === 0 ? 'During your stay.' : `For ${many('day', 'days')(days)} after the procedure.`),
    exclusions: (text) => `Not covered: ${text}`,
  },
  plan: (text) => `Treatment plan: ${text}`,
  reason: (text) => `Reason for the change: ${text}`,
  binding:
    'This price is binding for the clinic while the quote is valid. Once you accept it, it never changes: any change needs your acceptance.',
  change: 'Until you accept this change order, what was agreed before holds.',
  foot: 'Travesía',
  page: (page, pages) => `Page ${page} of ${pages}`,
};
