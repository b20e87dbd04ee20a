import { getSharedFavorites } from '@travesia/contracts/favorites';
import { data } from 'react-router';
import type { Route } from './+types/favorites-by-link.ts';
import { apiCtx, requestCtx } from '../../context.ts';
import { ListByLink } from '../../features/favorites/own/ui/list-by-link.tsx';
import { localeOfPath } from '../../lib/i18n/locale.ts';
import { problemOf } from '../../lib/problem/problem-error.ts';

/** The owner can revoke the link, so the page is not cached; the URL is the key, so it is not sent as a referrer. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

/** `/favorites/shared/:token`: a list shared by link. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const view = { language: localeOfPath(new URL(request.url).pathname), currency: context.get(requestCtx).currency };
  try {
    const list = await context.get(apiCtx)(getSharedFavorites, { params: { token: params.token }, query: view });
    return { list };
  } catch (error) {
    const status = problemOf(error)?.status;
    if (status === 404 || status === 422) return data({ list: null }, { status: 404 });
    throw error;
  }
}

export default function FavoritesByLink({ loaderData }: Route.ComponentProps) {
  return <ListByLink list={loaderData.list} />;
}
