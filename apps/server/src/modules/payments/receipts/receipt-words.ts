import { type Locale, type Money } from '@travesia/contracts/kit';
import { calendar } from '../../../platform/calendar.ts';
import { isPrintable } from '../../../platform/exports/printable.ts';
import { showMoney } from '../../../platform/show-money.ts';
import type { Reference } from '../../catalog/index.ts';
import { timeText } from '../../bookings/index.ts';
import { fiscalDocument } from './fiscal-document.ts';
import type { ReceiptRecord } from './receipts.repo.ts';
import { RECEIPT_TEXTS } from './texts/by-language.ts';
import type { ReceiptTexts } from './texts/receipt-texts.ts';

/** What the words of a receipt depend on besides the booking. */
export interface Around {
  language: Locale;
  reference: Reference;
  /** Zone of the payer, as last known; null if unknown. */
  payerZone: string | null;
  /** Whether the reader may know who was treated for what. */
  namesPatient: boolean;
}

const TAGS: Readonly<Record<Locale, string>> = { en: 'en-US', es: 'es-419', pt: 'pt-BR' };

/** What all receipts of a booking say in the same words. */
export class ReceiptWords {
  readonly texts: ReceiptTexts;
  readonly #record: ReceiptRecord;
  readonly #around: Around;

  constructor(record: ReceiptRecord, around: Around) {
    this.#record = record;
    this.#around = around;
    this.texts = RECEIPT_TEXTS[around.language];
  }

  money(amount: number, currency: string): string {
    const shown = showMoney({ amount: Math.abs(amount), currency } satisfies Money, this.#around.language);
    return amount < 0 ? `-${shown}` : shown;
  }

  /** A day at the clinic: “November 23, 2026”. */
  day(at: Date): string {
    const { language } = this.#around;
    return new Intl.DateTimeFormat(TAGS[language], {
      dateStyle: 'long',
      timeZone: this.#record.booking.timeZone,
    }).format(at);
  }

  time(at: Date): string {
    return timeText(at, this.#record.booking.timeZone, this.#around.language);
  }

  /** An instant at the clinic and, where the payer's clock shows another time, for the payer. */
  times(label: string, at: Date): [string, string][] {
    const { namesPatient, payerZone, language } = this.#around;
    const { timeZone } = this.#record.booking;
    const here: [string, string] = [label, this.texts.clinicTime(this.time(at))];
    // Where someone is may not be known to those who may not know who it is.
    if (!namesPatient || payerZone === null || calendar.localAt(at, payerZone) === calendar.localAt(at, timeZone))
      return [here];
    return [here, [this.texts.label.yourTime, timeText(at, payerZone, language)]];
  }

  /** Who paid, by name; by email address where the fonts lack the letters of the name. */
  payer(): string[] {
    const { firstName, lastName, email } = this.#record.patient;
    if (!this.#around.namesPatient) return [this.texts.notShown];
    const name = `${firstName} ${lastName}`.trim();
    return [(isPrintable(name) ? name : email) || this.texts.deleted];
  }

  clinic(): string[] {
    const { language, reference } = this.#around;
    const { name, legalName, street, city, country } = this.#record.clinic;
    const land = reference.countries.get(country)?.name[language] ?? country;
    return [
      name,
      legalName && legalName !== name ? this.texts.legalName(legalName) : '',
      street ?? '',
      [city?.[language], land].filter(Boolean).join(', '),
    ].filter(Boolean);
  }

  /** What was booked, when and with whom. */
  booked({ startsAt, clinician }: { startsAt: Date; clinician: ReceiptRecord['clinician'] }): [string, string][] {
    const { booking } = this.#record;
    const { label } = this.texts;
    const who = clinician ? `${clinician.title} ${clinician.name}`.trim() : null;
    return [
      [label.booking, booking.reference],
      [label.what, this.subject() ?? this.texts.kinds[booking.kind]],
      ...(who && this.#around.namesPatient ? ([[label.clinician, who]] as [string, string][]) : []),
      [label.visit, this.texts.clinicTime(this.time(startsAt))],
    ];
  }

  /** The package, service or treatment; null if there is none, or if the reader may not know it. */
  subject(): string | null {
    const { language, reference, namesPatient } = this.#around;
    const { booking, packageTitle, serviceName } = this.#record;
    if (!namesPatient) return null;
    const treatment = booking.treatment === null ? undefined : reference.everyTreatment.get(booking.treatment);
    return packageTitle?.[language] ?? serviceName?.[language] ?? treatment?.name[language] ?? null;
  }

  /** The refund policy in one line, as agreed; none for a booking that is free. */
  policy(): string[] {
    const { terms } = this.#record.booking;
    if (!terms) return [];
    const { reference, language } = this.#around;
    const rules = terms.policy.rules
      .filter(({ reason }) => reason === 'patient_cancel')
      .toSorted((one, other) => (other.days_before_min ?? 0) - (one.days_before_min ?? 0));
    const says = rules.map(({ days_before_min: least, days_before_max: most, refund_percent: percent }) =>
      this.texts.policyRule({ least: least || null, most }, percent),
    );
    const cap = rules.find(({ loss_cap: found }) => found !== null)?.loss_cap;
    if (cap) says.push(this.texts.policyLimit(cap.quote_percent, showMoney(cap.limit, language)));
    const name = reference.policies.get(terms.policy.key)?.name[language] ?? terms.policy.key;
    return [this.texts.policy(name, says.join('; '))];
  }

  /** What every receipt says at its end. */
  endNotes(): string[] {
    const { note } = this.texts;
    return [note.agent, note.notTax(fiscalDocument(this.#record.clinic.country))];
  }

  /** Name of a price line. */
  priceLine(key: string): string {
    const { reference, language } = this.#around;
    const label = reference.inclusionKeys.find((one) => one.key === key)?.label[language];
    return label ?? this.#record.serviceName?.[language] ?? this.texts.row.service;
  }

  get namesPatient(): boolean {
    return this.#around.namesPatient;
  }
}
