import type { PackageSummary } from '@travesia/contracts/packages';

export type Question = 'surgeonNamed' | 'surgeon' | 'missing' | 'secondTrip' | 'price' | 'unfit' | 'longer';

/** Questions to ask this provider before paying, based on what its offer says and leaves open. */
export function questionsFor(offer: Pick<PackageSummary, 'clinician' | 'answers'>, trips: number): Question[] {
  const asked: Readonly<Record<Question, boolean>> = {
    surgeonNamed: offer.clinician !== null,
    surgeon: offer.clinician === null,
    missing: missingLines(offer) > 0,
    secondTrip: trips > 1,
    price: true,
    unfit: true,
    longer: trips > 0,
  };
  return (Object.keys(asked) as Question[]).filter((question) => asked[question]);
}

/** Price items that are not included in the price. */
export const missingLines = ({ answers }: Pick<PackageSummary, 'answers'>): number =>
  Array.from(answers).filter((answer) => answer === 'n').length;
