/** Instant at which a page was saved, kept with it. */
const SAVED_AT = 'x-saved-at';
/** Headers that speak of the transfer, not of the page. */
const OF_THE_TRANSFER = ['content-encoding', 'content-length', 'vary', 'set-cookie'];

/** Whether a page may stay on a device that others may use: no search, nothing on mental health, none of our own list. */
export function mayKeepAddress(url: URL): boolean {
  const path = url.pathname.replace(/^\/(?:es|pt)(?=\/|$)/, '') || '/';
  return !url.searchParams.has('q') && !/^\/(?:api|offline|404|services\/mental-health)(?:\/|$)/.test(path);
}

/** Whether an answer is a page that is the same for everybody. */
export const mayKeepAnswer = ({ status, headers }: Response): boolean =>
  status === 200 &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  !/no-store|private/.test(headers.get('cache-control') ?? '');

/** The answer as it is kept, with the time. */
export async function stamp(answer: Response, now: Date): Promise<Response> {
  const headers = new Headers(answer.headers);
  for (const name of OF_THE_TRANSFER) headers.delete(name);
  headers.set(SAVED_AT, now.toISOString());
  return new Response(await answer.blob(), { headers });
}

/** A kept page with the time in its `html` element, where the page's own script finds it and says so. */
export async function markSaved(kept: Response): Promise<Response> {
  const savedAt = kept.headers.get(SAVED_AT);
  if (!savedAt) return kept;
  const html = await kept.text();
  return new Response(html.replace(/<html\b/, `<html data-saved-at="${savedAt}"`), { headers: kept.headers });
}

/** The page that stands in for one that cannot be reached, in its language. */
export const offlinePath = (pathname: string): string => {
  const language = /^\/(es|pt)(?:\/|$)/.exec(pathname)?.[1];
  return language ? `/${language}/offline` : '/offline';
};

export const OFFLINE_PATHS = ['/offline', '/es/offline', '/pt/offline'] as const;
