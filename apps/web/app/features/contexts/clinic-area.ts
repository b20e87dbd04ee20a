import type { ProviderContext } from '@travesia/contracts/contexts';
import { createContext, use } from 'react';

/** The clinic whose screens are shown. */
export interface ClinicArea {
  id: string;
  /** Base path of its screens, without language prefix: `/provider`, or `/provider/{id}` when acting as the clinic. */
  base: string;
  /**
   * The role in which the user acts as the clinic; null for its own staff. Otherwise empty screens refer to the
   * clinic instead of "you".
   */
  via: ProviderContext['via'] | null;
}

/** Set by `ClinicPage` around its content. */
export const ClinicAreaContext = createContext<ClinicArea | null>(null);

/** Returns the clinic of the page; only inside a `ClinicPage`. */
export function useClinicArea(): ClinicArea {
  const area = use(ClinicAreaContext);
  if (!area) throw new Error('useClinicArea belongs inside a ClinicPage');
  return area;
}
