import type { View } from '@travesia/contracts/catalog';
import { useMemo } from 'react';
import { useSite } from '../../../lib/site/site.ts';

/** Language and currency of the page. */
export function useView(): View {
  const { locale, currency, home } = useSite();
  return useMemo(
    () => ({ language: locale, currency, ...(home ? { home_country: home } : {}) }),
    [locale, currency, home],
  );
}
