import { getPackage, getPublicNetwork } from '@travesia/contracts/packages';
import { getProvider } from '@travesia/contracts/providers';
import type { Route } from './+types/poster.ts';
import { apiCtx, requestCtx } from '../context.ts';
import { drawPoster, type Paper, PAPERS, type Poster } from '../features/sharing/poster/draw-poster.ts';
import { clinicPoster, networkPoster, packagePoster } from '../features/sharing/poster/poster-texts.ts';
import type { Call } from '../lib/api/call.ts';
import { isId } from '../lib/forms/is-id.ts';
import { localeOfPath, type Locale } from '../lib/i18n/locale.ts';
import { problemOf } from '../lib/problem/problem-error.ts';

/** `/poster/:kind/:file?paper=`: a page to print for a package, a clinic or an organization, with a QR code of its page. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const language = localeOfPath(pathname);
  const id = /^([\w-]+)\.pdf$/.exec(params.file)?.[1];
  const asked = searchParams.get('paper') ?? 'a4';
  const paper = (Object.keys(PAPERS) as Paper[]).find((one) => one === asked);
  const around = {
    locale: language,
    origin: context.get(requestCtx).origin,
    today: new Date().toISOString().slice(0, 10),
  };
  const poster = id && paper ? await find(context.get(apiCtx), params.kind, id, around) : null;
  if (!poster || !paper) return new Response('No such poster.', { status: 404 });
  return new Response(new Uint8Array(await drawPoster(poster, paper)), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="travesia-${params.kind}-${id}-${paper}.pdf"`,
    },
  });
}

interface Around {
  locale: Locale;
  origin: string;
  today: string;
}

async function find(call: Call, kind: string, id: string, around: Around): Promise<Poster | null> {
  const query = { language: around.locale };
  try {
    if (kind === 'package' && isId(id)) return packagePoster(await call(getPackage, { params: { id }, query }), around);
    if (kind === 'clinic') return clinicPoster(await call(getProvider, { params: { id }, query }), around);
    if (kind === 'network') return networkPoster(await call(getPublicNetwork, { params: { slug: id }, query }), around);
    return null;
  } catch (error) {
    if (problemOf(error)?.status === 404) return null;
    throw error;
  }
}
