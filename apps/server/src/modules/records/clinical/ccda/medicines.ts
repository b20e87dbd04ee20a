import {
  attribute,
  type Cda,
  childOf,
  childrenOf,
  innerOf,
  isNegated,
  isOf,
  type Narrative,
  within,
  words,
  wordsFor,
} from './cda.ts';
import {
  authoredOn,
  authorOf,
  type Context,
  isNullified,
  type MadeEntry,
  noneKnown,
  notesOf,
  statusOf,
} from './context.ts';
import { conceptFrom, intervalOf, type Made, numberFrom, quantityFrom, rangeFrom, timeOf, whenFrom } from './types.ts';

const FREE_TEXT = '2.16.840.1.113883.10.20.22.4.147';
const INSTRUCTION = '2.16.840.1.113883.10.20.22.4.20';
const REFUSAL = '2.16.840.1.113883.10.20.22.4.53';
const UNITS = new Set(['s', 'min', 'h', 'd', 'wk', 'mo', 'a']);
/** “Drug or medicament”: negated, it says that there is none. */
const ANY_MEDICINE = '410942007';

const STATUSES: Readonly<Record<string, string>> = {
  active: 'active',
  completed: 'completed',
  aborted: 'stopped',
  suspended: 'on-hold',
  held: 'on-hold',
  cancelled: 'not-taken',
  nullified: 'entered-in-error',
};

const productOf = (administration: Cda): Cda | undefined => within(administration, 'consumable', 'manufacturedProduct');

function medicineOf(administration: Cda, narrative: Narrative): Made | undefined {
  const product = productOf(administration);
  const material = childOf(product, 'manufacturedMaterial') ?? childOf(product, 'manufacturedLabeledDrug');
  const name = words(childOf(material, 'name'));
  const code = conceptFrom(childOf(material, 'code'), narrative);
  return code ? { ...code, text: code['text'] ?? name } : name ? { text: name } : undefined;
}

function timingOf(times: readonly Cda[]): Made | undefined {
  const [time] = times;
  const period = childOf(time, 'period');
  const [value, unit] = [numberFrom(attribute(period, 'value')), attribute(period, 'unit')];
  if (value !== undefined && unit !== undefined && UNITS.has(unit))
    return { repeat: { frequency: 1, period: value, periodUnit: unit } };
  const event = attribute(childOf(time, 'event'), 'code');
  return event === undefined ? undefined : { code: { text: event } };
}

function dosageOf(administration: Cda, narrative: Narrative): Made[] {
  const [first, ...others] = childrenOf(administration, 'effectiveTime');
  const isRepeated = (one: Cda) => /^(PIVL|EIVL)_TS$/.test(attribute(one, 'xsi:type') ?? '');
  const inner = innerOf(administration);
  const sig = inner
    .filter((one) => isOf(one, FREE_TEXT))
    .flatMap((one) => wordsFor(childOf(one, 'text'), narrative) ?? []);
  const advice = inner
    .filter((one) => isOf(one, INSTRUCTION))
    .flatMap((one) => wordsFor(childOf(one, 'text'), narrative) ?? []);
  const [dose, rate] = [childOf(administration, 'doseQuantity'), childOf(administration, 'rateQuantity')];
  const needed = within(childrenOf(administration, 'precondition')[0], 'criterion', 'value');
  const doseRange = rangeFrom(dose);
  return [
    {
      text: sig.join('; ') || undefined,
      patientInstruction: advice.join('; ') || undefined,
      timing: timingOf([...(first && isRepeated(first) ? [first] : []), ...others.filter(isRepeated)]),
      asNeededCodeableConcept: conceptFrom(needed, narrative),
      route: conceptFrom(childOf(administration, 'routeCode'), narrative),
      doseAndRate: [
        {
          doseQuantity: quantityFrom(dose),
          doseRange: doseRange['low'] || doseRange['high'] ? doseRange : undefined,
          rateQuantity: quantityFrom(rate),
        },
      ],
    },
  ];
}

const REQUEST_STATUSES: Readonly<Record<string, string>> = { nullified: 'entered-in-error', aborted: 'stopped' };

/** One that is not to be taken is no order. */
const isPlanned = (administration: Cda): boolean =>
  (attribute(administration, 'moodCode') ?? 'EVN') !== 'EVN' && !isNegated(administration);

/** A medicine that is taken or was given, or one that is planned or ordered. */
export function medicinesOf(administration: Cda, context: Context): MadeEntry[] {
  const { narrative } = context;
  const named = medicineOf(administration, narrative);
  const codes = (named?.['coding'] ?? []) as { code?: string }[];
  const isAny = !named || codes.every(({ code }) => code === ANY_MEDICINE);
  const saysNone = isNegated(administration) && isAny;
  const text = wordsFor(childOf(administration, 'text'), narrative);
  const medicine = saysNone
    ? noneKnown('no-known-medications', 'No known medications')
    : (named ?? (text ? { text } : undefined));
  if (!medicine) return [];
  const [time] = childrenOf(administration, 'effectiveTime');
  const shared = {
    medicationCodeableConcept: medicine,
    subject: { reference: context.patient },
    note: notesOf(administration, narrative),
  };
  const dosage = saysNone ? undefined : dosageOf(administration, narrative);
  const status = statusOf(administration) ?? '';
  if (isPlanned(administration))
    return [
      context.make({
        resourceType: 'MedicationRequest',
        status: REQUEST_STATUSES[status] ?? 'active',
        intent: attribute(administration, 'moodCode') === 'RQO' ? 'order' : 'plan',
        ...shared,
        authoredOn: authoredOn(administration),
        requester: authorOf(administration),
        dosageInstruction: dosage,
        dispenseRequest: { validityPeriod: { start: intervalOf(time).start, end: intervalOf(time).end } },
      }),
    ];
  const isNotTaken = isNegated(administration) && !saysNone && !isNullified(administration);
  return [
    context.make({
      resourceType: 'MedicationStatement',
      status: isNotTaken ? 'not-taken' : (STATUSES[status] ?? 'unknown'),
      ...shared,
      ...(saysNone ? {} : whenFrom(time, 'effective')),
      dateAsserted: authoredOn(administration),
      informationSource: authorOf(administration),
      dosage,
    }),
  ];
}

/** A vaccine that was given, or not. */
export function immunizationsOf(administration: Cda, context: Context): MadeEntry[] {
  const { narrative } = context;
  const vaccine = medicineOf(administration, narrative);
  const text = wordsFor(childOf(administration, 'text'), narrative);
  if (!vaccine && !text) return [];
  const product = productOf(administration);
  const reason = innerOf(administration).find((one) => isOf(one, REFUSAL));
  const status = statusOf(administration);
  const isGiven = !isNegated(administration) && !['cancelled', 'aborted'].includes(status ?? '');
  const [time] = childrenOf(administration, 'effectiveTime');
  const given = timeOf(time) ?? intervalOf(time).start;
  return [
    context.make({
      resourceType: 'Immunization',
      status: status === 'nullified' ? 'entered-in-error' : isGiven ? 'completed' : 'not-done',
      statusReason: isGiven ? undefined : conceptFrom(childOf(reason, 'code'), narrative),
      vaccineCode: vaccine ?? { text },
      patient: { reference: context.patient },
      ...(given === undefined ? { occurrenceString: 'unknown' } : { occurrenceDateTime: given }),
      lotNumber: words(within(product, 'manufacturedMaterial', 'lotNumberText')),
      manufacturer: { display: words(within(product, 'manufacturerOrganization', 'name')) },
      route: conceptFrom(childOf(administration, 'routeCode'), narrative),
      doseQuantity: quantityFrom(childOf(administration, 'doseQuantity')),
      note: notesOf(administration, narrative),
    }),
  ];
}
