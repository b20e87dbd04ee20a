import { attribute, type Cda, childOf, childrenOf, innerOf, isNegated, wordsFor, words, within } from './cda.ts';
import { authorOf, concept, type Context, type MadeEntry, nameOf, notesOf, refersTo, statusOf } from './context.ts';
import { conceptFrom, intervalOf, type Made, numberFrom, quantityFrom, rangeFrom, timeOf, whenFrom } from './types.ts';

/** Why there is no value, as FHIR says it. */
const REASONS: Readonly<Record<string, string>> = {
  UNK: 'unknown',
  NI: 'unknown',
  ASKU: 'asked-unknown',
  NASK: 'not-asked',
  NAV: 'temp-unknown',
  NA: 'not-applicable',
  MSK: 'masked',
};
const STATUSES: Readonly<Record<string, string>> = {
  completed: 'final',
  active: 'preliminary',
  held: 'preliminary',
  aborted: 'cancelled',
  cancelled: 'cancelled',
  nullified: 'entered-in-error',
};
const CATEGORIES: Readonly<Record<string, string>> = {
  '30954-2': 'laboratory',
  '8716-3': 'vital-signs',
  '29762-2': 'social-history',
};

/** A limit: “greater than 5” is an interval without an upper end. */
function limitOf(value: Cda): Made {
  const [low, high] = [childOf(value, 'low'), childOf(value, 'high')];
  const [from, to] = [quantityFrom(low), quantityFrom(high)];
  const sign = (end: Cda | undefined, open: string) => (attribute(end, 'inclusive') === 'false' ? open : `${open}=`);
  if (from && to) return { valueRange: { low: from, high: to } };
  if (to) return { valueQuantity: { ...to, comparator: sign(high, '<') } };
  return from ? { valueQuantity: { ...from, comparator: sign(low, '>') } } : {};
}

function valueOf(value: Cda, { narrative }: Context): Made {
  const type = attribute(value, 'xsi:type');
  const text = wordsFor(value, narrative);
  if (type === 'PQ') {
    // A quantity in a unit of the laboratory’s own is said in a translation.
    const quantity = quantityFrom(value) ?? quantityFrom(childrenOf(value, 'translation')[0]);
    const said = wordsFor(within(value, 'translation', 'originalText'), narrative);
    return quantity ? { valueQuantity: quantity } : { valueString: said };
  }
  if (type === 'IVL_PQ' || type === 'IVL_INT' || type === 'IVL_REAL') return limitOf(value);
  if (type === 'REAL' || type === 'MO') return { valueQuantity: quantityFrom(value) };
  if (type === 'INT') {
    const number = numberFrom(attribute(value, 'value'));
    return Number.isInteger(number) ? { valueInteger: number } : { valueQuantity: quantityFrom(value) };
  }
  if (type === 'BL') return { valueBoolean: { true: true, false: false }[attribute(value, 'value') ?? ''] };
  if (type === 'TS') return { valueDateTime: timeOf(value) };
  if (type === 'IVL_TS') {
    const { start, end } = intervalOf(value);
    return { valuePeriod: { start, end } };
  }
  if (type === 'RTO' || type === 'RTO_PQ_PQ')
    return {
      valueRatio: {
        numerator: quantityFrom(childOf(value, 'numerator')),
        denominator: quantityFrom(childOf(value, 'denominator')),
      },
    };
  const coded = conceptFrom(value, narrative);
  if (coded) return { valueCodeableConcept: coded };
  return { valueString: text };
}

const isFilled = (value: Made): boolean => Object.values(value).some((one) => one !== undefined);

/** The first value that says something, or why there is none. */
function valuesOf(observation: Cda, context: Context): Made {
  const values = childrenOf(observation, 'value');
  for (const value of values) {
    const made = valueOf(value, context);
    if (isFilled(made)) return made;
  }
  const reason = values.map((value) => attribute(value, 'nullFlavor')).find((flavor) => flavor !== undefined);
  return reason ? { dataAbsentReason: concept('data-absent-reason', REASONS[reason] ?? 'unknown') } : {};
}

const rangesOf = (observation: Cda, { narrative }: Context): Made[] =>
  childrenOf(observation, 'referenceRange').flatMap((one) => {
    const range = childOf(one, 'observationRange');
    const value = rangeFrom(childOf(range, 'value'));
    const text = wordsFor(childOf(range, 'text'), narrative);
    return value['low'] || value['high'] || text ? [{ ...value, text }] : [];
  });

function shared(statement: Cda, context: Context): Made {
  const category = CATEGORIES[context.section ?? ''];
  const isMissing = isNegated(statement);
  return {
    status: isMissing ? 'cancelled' : (STATUSES[statusOf(statement) ?? ''] ?? 'unknown'),
    category: category ? [concept('observation-category', category)] : undefined,
    subject: { reference: context.patient },
    ...whenFrom(childOf(statement, 'effectiveTime'), 'effective'),
    performer: [authorOf(statement)],
    note: notesOf(statement, context.narrative),
  };
}

/** A result, a vital sign, a habit; and those that belong to it. */
export function observationsOf(observation: Cda, context: Context): MadeEntry[] {
  const { narrative } = context;
  const inner = innerOf(observation).filter(({ name }) => name === 'observation');
  const members = inner.flatMap((one) => observationsOf(one, context).slice(0, 1));
  const value = valuesOf(observation, context);
  const code = nameOf(observation, narrative);
  if (!code || (!isFilled(value) && members.length === 0 && code['text'] === undefined)) return members;
  const made = context.make({
    resourceType: 'Observation',
    ...shared(observation, context),
    code,
    ...value,
    interpretation: childrenOf(observation, 'interpretationCode').flatMap((one) => conceptFrom(one, narrative) ?? []),
    referenceRange: rangesOf(observation, context),
    hasMember: members.map(refersTo),
  });
  return [made, ...members];
}

/** A panel: its members, and what it is called. */
export function panelOf(organizer: Cda, context: Context): MadeEntry[] {
  const components = innerOf(organizer).filter(({ name }) => name === 'observation');
  const each = components.map((one) => observationsOf(one, context));
  const code = nameOf(organizer, context.narrative) ?? (words(organizer) ? { text: 'Panel' } : undefined);
  if (!code || each.length === 0) return each.flat();
  const heads = each.flatMap((one) => one.slice(0, 1));
  const made = context.make({
    resourceType: 'Observation',
    ...shared(organizer, context),
    code,
    hasMember: heads.map(refersTo),
  });
  return [made, ...each.flat()];
}
