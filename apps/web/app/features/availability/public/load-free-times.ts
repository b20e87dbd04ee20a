import { getProviderAvailability } from '@travesia/contracts/availability';
import type { EndpointOutput } from '@travesia/contracts/kit';
import type { Call } from '../../../lib/api/call.ts';
import { problemOf } from '../../../lib/problem/problem-error.ts';

export type FreeTimes = EndpointOutput<typeof getProviderAvailability>;

/** The next two weeks of a clinic or one of its clinicians. Null if it keeps no calendar, or if they can't be read now. */
export async function loadFreeTimes(call: Call, provider: string, clinician?: string): Promise<FreeTimes | null> {
  try {
    const found = await call(getProviderAvailability, {
      params: { id: provider },
      query: clinician ? { clinician } : {},
    });
    return found.has_calendar ? found : null;
  } catch (error) {
    // The page is worth showing without them.
    if (!problemOf(error)) throw error;
    return null;
  }
}
