import { data } from 'react-router';
import type { Route } from './+types/not-found.ts';
import { NotFound } from '../../features/site/ui/not-found.tsx';

/** `/404?from=/where/it/was`: returns 404 itself; `from` is shown as text only. */
export function loader({ request }: Route.LoaderArgs) {
  const from = new URL(request.url).searchParams.get('from');
  return data({ address: from?.startsWith('/') ? from.slice(0, 200) : undefined }, { status: 404 });
}

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return <NotFound address={loaderData.address} />;
}
