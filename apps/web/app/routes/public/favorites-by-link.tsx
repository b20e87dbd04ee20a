import { getSharedFavorites } from '@travesia/contracts/favorites';
import { data } from 'react-router';
import type { Route } from './+types/favorites-by-link.ts';
import { apiCtx, requestCtx } from '../../context.ts';
import { ListByLink } from '../../features/favorites/own/ui/list-by-link.tsx';
import { localeOfPath } from '../../lib/i18n/locale.ts';
import { problemOf } from '../../lib/problem/problem-error.ts';

/** Its owner can withdraw the link, so nobody keeps the page; the address is the key, so no other site learns it. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

/** `/favorites/shared/:token`: a list that was shared by its link. */
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
