import { useEffect, useState } from 'react';
import { useSite } from '../../lib/site/site.ts';
import { keepToken, keptToken, soundToken } from './kept-invitation.ts';

/**
 * The token of the link that led here, from its path or query, or else this tab's. Undefined until known, null if
 * there is none. Removed from the URL, so that it stays out of the history and copied links.
 */
export function useInvitationToken(inPath?: string): string | null | undefined {
  const { search } = useSite();
  const [token, setToken] = useState<string | null | undefined>(() => {
    const given = inPath ?? new URLSearchParams(search).get('token');
    return given === null ? undefined : soundToken(given);
  });
  useEffect(() => {
    // After this effect: the first render must match the server's, which does not know the tab.
    if (token === undefined) queueMicrotask(() => setToken(keptToken()));
    else if (token !== null) {
      keepToken(token);
      leaveTokenOut(inPath);
    }
  }, [token, inPath]);
  return token;
}

function leaveTokenOut(inPath: string | undefined): void {
  const here = new URL(window.location.href);
  if (inPath && here.pathname.endsWith(`/${inPath}`)) here.pathname = here.pathname.slice(0, -inPath.length - 1);
  here.searchParams.delete('token');
  if (here.href !== window.location.href) window.history.replaceState(window.history.state, '', here);
}
