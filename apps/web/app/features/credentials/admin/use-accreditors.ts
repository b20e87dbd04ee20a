import { type Accreditor, listAccreditors } from '@travesia/contracts/catalog';
import type { Loaded } from '../../../lib/calls/loaded.ts';
import { useLoad } from '../../../lib/calls/use-load.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSite } from '../../../lib/site/site.ts';

/** Loads the accreditors of clinics and hospitals. */
export function useAccreditors(): Loaded<Accreditor[]> {
  const { locale: language, currency } = useSite();
  return useLoad(['accreditors', null, language, currency], async (signal) => {
    const { data } = await sessionCall(
      listAccreditors,
      { query: { language, currency } },
      { background: true, signal },
    );
    return data;
  });
}
