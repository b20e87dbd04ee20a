/** Header with the time a page was saved. */
const SAVED_AT = 'x-saved-at';
/** Headers about the transfer, not the page. */
const OF_THE_TRANSFER = ['content-encoding', 'content-length', 'vary', 'set-cookie'];

/** Whether a page may be stored on a shared device: no searches, mental health, own list, patient’s trip or records, and no sign-in, which offline leads nowhere. */
export function mayKeepAddress(url: URL): boolean {
  const path = url.pathname.replace(/^\/(?:es|pt)(?=\/|$)/, '') || '/';
  return (
    !url.searchParams.has('q') &&
    !/^\/(?:api|offline|404|services\/mental-health|trip|records|login|provider\/login)(?:\/|$)/.test(path)
  );
}

/** Whether a response is a page that is the same for everyone. */
export const mayKeepAnswer = ({ status, headers }: Response): boolean =>
  status === 200 &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  !/no-store|private/.test(headers.get('cache-control') ?? '');

/** The response to cache, with the time added. */
export async function stamp(answer: Response, now: Date): Promise<Response> {
  const headers = new Headers(answer.headers);
  for (const name of OF_THE_TRANSFER) headers.delete(name);
  headers.set(SAVED_AT, now.toISOString());
  return new Response(await answer.blob(), { headers });
}

/** Adds the saved time to the `html` element, where the page's own script reads and shows it. */
export async function markSaved(kept: Response): Promise<Response> {
  const savedAt = kept.headers.get(SAVED_AT);
  if (!savedAt) return kept;
  const html = await kept.text();
  return new Response(html.replace(/<html\b/, `<html data-saved-at="${savedAt}"`), { headers: kept.headers });
}

/** The offline page that replaces an unreachable page, in its language. */
export const offlinePath = (pathname: string): string => {
  const language = /^\/(es|pt)(?:\/|$)/.exec(pathname)?.[1];
  return language ? `/${language}/offline` : '/offline';
};

export const OFFLINE_PATHS = ['/offline', '/es/offline', '/pt/offline'] as const;
