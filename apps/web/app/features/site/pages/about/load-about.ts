import { getPublicStats } from '@travesia/contracts/catalog';
import type { EndpointOutput } from '@travesia/contracts/kit';
import { getTrustLedger, type TrustLedger } from '@travesia/contracts/reviews';
import type { Call } from '../../../../lib/api/call.ts';

export interface AboutData {
  stats: EndpointOutput<typeof getPublicStats> | null;
  ledger: TrustLedger | null;
}

/** The page's figures; those that fail to load are passed to `report` and omitted, so that the page still renders. */
export async function loadAbout(call: Call, report: (error: unknown) => void): Promise<AboutData> {
  const ask = <T>(asked: Promise<T>): Promise<T | null> =>
    asked.catch((error: unknown) => {
      report(error);
      return null;
    });
  const [stats, ledger] = await Promise.all([ask(call(getPublicStats)), ask(call(getTrustLedger))]);
  return { stats, ledger };
}
