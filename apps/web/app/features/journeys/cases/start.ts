import type { NewCase } from '@travesia/contracts/journeys';
import { isId } from '../../../lib/forms/is-id.ts';
import { isWhole, readChoice, type WholeChoice } from '../../bookings/index.ts';

export type CaseStart = Pick<NewCase, 'treatment' | 'package_id' | 'provider_id'>;

/** What a URL says a case begins with; null if it names nothing. */
export function readStart(search: string): CaseStart | null {
  const asked = new URLSearchParams(search);
  const offer = asked.get('package');
  if (isId(offer) && offer) return { package_id: offer };
  const treatment = asked.get('treatment');
  if (!treatment) return null;
  const clinic = readClinic(search);
  return { treatment, ...(clinic ? { provider_id: clinic } : {}) };
}

/** The clinic that a URL names; null if none. */
export function readClinic(search: string): string | null {
  const clinic = new URLSearchParams(search).get('clinic');
  return isId(clinic) ? clinic : null;
}

/** The time that was chosen for a package, for which the questions are answered; null without one. */
export function readReserving(search: string): WholeChoice | null {
  const choice = readChoice(search);
  return choice.package && isWhole(choice) ? choice : null;
}
