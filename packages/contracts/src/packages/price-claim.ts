/**
 * What may be said of a price. `all_in`: it includes everything the treatment needs. `total`: the needed items it leaves out
 * are added. `at_least`: the same, but at least one of them has no known price.
 */
export const PRICE_CLAIMS = ['all_in', 'total', 'at_least'] as const;
export type PriceClaim = (typeof PRICE_CLAIMS)[number];

/** Decides the claim from the needed items a price leaves out. Nothing else in the product may call a price all-in. */
export function priceClaim(missing: readonly { price: unknown }[]): PriceClaim {
  if (missing.length === 0) return 'all_in';
  return missing.some(({ price }) => price === null) ? 'at_least' : 'total';
}

interface AnsweredItem<Key extends string> {
  key: Key;
  answer: 'included' | 'not_included' | 'not_applicable';
  quantity: number | null;
}

export interface NeededItem<Key extends string = string> {
  key: Key;
  /** How many of them are missing; null where the item isn't counted. */
  quantity: number | null;
}

/**
 * Needed items that a price does not include, in the given order of `answers`. An item that the clinic calls not applicable
 * although the treatment needs it is missing too.
 * @param needs keys of the items the treatment needs for a patient from abroad
 * @param nights nights to plan for, hospital and lodging
 */
export function missingNeeds<Key extends string>(
  needs: ReadonlySet<string>,
  answers: readonly AnsweredItem<Key>[],
  nights: number,
): NeededItem<Key>[] {
  const lodging = lodgingNights(answers, nights);
  return answers.flatMap(({ key, answer, quantity }): NeededItem<Key>[] => {
    if (!needs.has(key)) return [];
    if (key === 'lodging') {
      const held = answer === 'included' ? (quantity ?? lodging) : 0;
      return held < lodging ? [{ key, quantity: lodging - held }] : [];
    }
    return answer === 'included' ? [] : [{ key, quantity }];
  });
}

/** Nights that a price includes, hospital and lodging. */
export function includedNights(answers: readonly AnsweredItem<string>[], nights: number): number {
  const included = (wanted: string, all: number) => {
    const item = answers.find(({ key }) => key === wanted);
    return item?.answer === 'included' ? (item.quantity ?? all) : 0;
  };
  return included('hospital_nights', 0) + included('lodging', lodgingNights(answers, nights));
}

/** Nights outside the hospital, whoever pays for them. */
function lodgingNights(answers: readonly AnsweredItem<string>[], nights: number): number {
  const hospital = answers.find(({ key, answer }) => key === 'hospital_nights' && answer !== 'not_applicable');
  return Math.max(0, nights - (hospital?.quantity ?? 0));
}
