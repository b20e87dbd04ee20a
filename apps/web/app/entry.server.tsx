import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type LinkDescriptor,
  type RouterContextProvider,
} from 'react-router';
import { requestCtx } from './context.ts';
import { wantsHydration } from './lib/hydration/handle.ts';
import { preloads } from './lib/hydration/preloads.ts';
import styles from './styles/app.css?url';

export { createRequestHandler } from 'react-router';
export { createLoadContext } from './context.ts';
export { localeOfPath } from './lib/i18n/locale.ts';
export { readPreferences } from './lib/preferences/preferences.ts';

/** Milliseconds after which a hydrated page that still waits for data is cut off. */
export const streamTimeout = 5000;

/** Renders a page: at once when no route hydrates (its data came with the loaders), otherwise as a stream. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Response | Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const matched = context.staticHandlerContext.matches.map((match) => context.routeModules[match.route.id] ?? {});
  if (wantsHydration(matched)) {
    headers.set('link', preloads([{ rel: 'stylesheet', href: styles }, ...matched.flatMap(linksOf)]));
    return renderStream(request, status, headers, context, loadContext);
  }
  // The stream holds the loaders' data for hydration; nobody reads it here.
  delete context.serverHandoffStream;
  // Without the comments that hydration needs.
  const html = renderToStaticMarkup(<ServerRouter context={context} url={request.url} />);
  // As bytes: a string body is converted character by character.
  return new Response(Buffer.from(`<!DOCTYPE html>${html}`), { status, headers });
}

const linksOf = ({ links }: { links?: (() => readonly LinkDescriptor[]) | undefined }) => links?.() ?? [];

function renderStream(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, report } = loadContext.get(requestCtx);
  return new Promise((resolve, reject) => {
    let shellSent = false;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={context} url={request.url} {...(nonce ? { nonce } : {})} />,
      {
        ...(nonce ? { nonce } : {}),
        onShellReady() {
          shellSent = true;
          const body = new PassThrough();
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
          pipe(body);
        },
        onShellError: reject,
        // Errors before the shell reach the caller by onShellError; later ones only come here.
        onError: (error) => {
          if (shellSent && !request.signal.aborted) report(error);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1000);
    timer.unref();
    request.signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        abort();
      },
      { once: true },
    );
  });
}

/** Errors of loaders, actions and rendering that are not answered problems. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted) return;
  if (!isRouteErrorResponse(error)) return context.get(requestCtx).report(error);
  // React Router's own answers, such as 405 to a form that no page takes: the visitor's mistake, not a failure.
  if (error.status < 500) return;
  context.get(requestCtx).report('error' in error ? error.error : new Error(`${error.status} ${error.statusText}`));
}
