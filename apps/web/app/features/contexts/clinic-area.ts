import type { ProviderContext } from '@travesia/contracts/contexts';
import { createContext, use } from 'react';

/** The clinic whose screens are shown. */
export interface ClinicArea {
  id: string;
  /** What its screens stand under, without language prefix: `/provider`, or `/provider/{id}` for who acts for it. */
  base: string;
  /** As whom the person acts; null for its own staff. Empty screens then speak of the clinic and not of "you". */
  via: ProviderContext['via'] | null;
}

/** Set by `ClinicPage` around its content. */
export const ClinicAreaContext = createContext<ClinicArea | null>(null);

/** The clinic of the page; only inside a `ClinicPage`. */
export function useClinicArea(): ClinicArea {
  const area = use(ClinicAreaContext);
  if (!area) throw new Error('useClinicArea belongs inside a ClinicPage');
  return area;
}
