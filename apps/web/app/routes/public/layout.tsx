import { isOldRate, listCurrencies } from '@travesia/contracts/catalog';
import { Outlet } from 'react-router';
import type { Route } from './+types/layout.ts';
import { apiCtx, requestCtx } from '../../context.ts';
import { CompareTray } from '../../features/favorites/public/ui/compare-tray.tsx';
import { ErrorPage } from '../../features/site/ui/error-page.tsx';
import { OldRatesContext } from '../../lib/format/old-rates.ts';
import { SiteFrame } from '../../features/site/ui/site-frame.tsx';

/** Loads the exchange rates' date, and whether it is long ago. Optional: if the call fails, the page renders without it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { currency, report } = context.get(requestCtx);
  try {
    const { data } = await context.get(apiCtx)(listCurrencies);
    const ratesDate = data.find(({ code }) => code === currency)?.rate_date;
    return {
      ratesDate,
      areOld: ratesDate !== undefined && isOldRate(ratesDate, new Date().toISOString().slice(0, 10)),
    };
  } catch (error) {
    report(error);
    return { ratesDate: undefined, areOld: false };
  }
}

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  const { ratesDate, areOld } = loaderData;
  return (
    <OldRatesContext value={areOld && ratesDate ? ratesDate : null}>
      <SiteFrame ratesDate={ratesDate} tray={<CompareTray />}>
        <Outlet />
      </SiteFrame>
    </OldRatesContext>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <ErrorPage error={error} />
    </SiteFrame>
  );
}
