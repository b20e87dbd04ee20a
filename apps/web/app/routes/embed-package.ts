import { getPackage } from '@travesia/contracts/packages';
import type { Route } from './+types/embed-package.ts';
import { apiCtx, requestCtx } from '../context.ts';
import { embedHtml } from '../features/packages/embed/embed-html.tsx';
import { isId } from '../lib/forms/is-id.ts';
import { localeOfPath } from '../lib/i18n/locale.ts';
import { problemOf } from '../lib/problem/problem-error.ts';

/** The only page that other sites may show in a frame: it has no form, no script and nothing that depends on the visitor. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *";

/** `/embed/packages/:id`: a package for frames of other sites. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { origin } = context.get(requestCtx);
  const locale = localeOfPath(new URL(request.url).pathname);
  const detail = isId(params.id) ? await find() : null;
  return new Response(embedHtml({ detail, locale, origin }), {
    status: detail ? 200 : 404,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
  });

  async function find() {
    try {
      // In no currency but the clinic's, so that it is the same for everyone.
      return await context.get(apiCtx)(getPackage, { params: { id: params.id }, query: { language: locale } });
    } catch (error) {
      if (problemOf(error)?.status === 404) return null;
      throw error;
    }
  }
}
