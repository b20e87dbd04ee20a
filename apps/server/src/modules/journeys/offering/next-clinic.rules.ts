/** A clinic that may be asked next, with what it is ordered by. */
export interface NextClinic {
  id: string;
  name: string;
  /** Median hours to its first answer; null without enough answers. */
  medianHours: number | null;
  /** Average rating; null without reviews. */
  rating: number | null;
}

/**
 * The clinic that a case is offered to when another one didn't answer: none that was asked about it before, whatever became
 * of it. Those whose answer time is known come first, the fastest of them first, then the best rated, then by name.
 */
export function nextClinicOf<C extends NextClinic>(clinics: readonly C[], asked: ReadonlySet<string>): C | undefined {
  return clinics.filter(({ id }) => !asked.has(id)).toSorted(byAnswerTime)[0];
}

const byAnswerTime = (one: NextClinic, other: NextClinic): number =>
  compare(one.medianHours ?? Infinity, other.medianHours ?? Infinity) ||
  compare(-(one.rating ?? -1), -(other.rating ?? -1)) ||
  compare(one.name, other.name) ||
  compare(one.id, other.id);

const compare = <T extends string | number>(one: T, other: T): number => (one < other ? -1 : one > other ? 1 : 0);
