import { listCurrencies } from '@travesia/contracts/catalog';
import { Outlet } from 'react-router';
import type { Route } from './+types/layout.ts';
import { apiCtx, requestCtx } from '../../context.ts';
import { CompareTray } from '../../features/favorites/public/ui/compare-tray.tsx';
import { ErrorPage } from '../../features/site/ui/error-page.tsx';
import { SiteFrame } from '../../features/site/ui/site-frame.tsx';

/** Loads the exchange rates' date. It is optional: if the call fails, the page renders without it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { currency, report } = context.get(requestCtx);
  try {
    const { data } = await context.get(apiCtx)(listCurrencies);
    return { ratesDate: data.find(({ code }) => code === currency)?.rate_date };
  } catch (error) {
    report(error);
    return { ratesDate: undefined };
  }
}

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return (
    <SiteFrame ratesDate={loaderData.ratesDate} tray={<CompareTray />}>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <ErrorPage error={error} />
    </SiteFrame>
  );
}
