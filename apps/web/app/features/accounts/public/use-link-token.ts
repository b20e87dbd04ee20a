import { isLinkToken } from '@travesia/contracts/accounts';
import { useEffect, useState } from 'react';
import { useSite } from '../../../lib/site/site.ts';

/**
 * The token of the link that led here; null if invalid. Removed from the URL, so that it stays out of the history and
 * copied links.
 */
export function useLinkToken(): string | null {
  const { search } = useSite();
  const [token] = useState(() => {
    const given = new URLSearchParams(search).get('token');
    return isLinkToken(given) ? given : null;
  });
  useEffect(() => {
    const here = new URL(window.location.href);
    if (!here.searchParams.has('token')) return;
    here.searchParams.delete('token');
    window.history.replaceState(window.history.state, '', here);
  }, []);
  return token;
}
