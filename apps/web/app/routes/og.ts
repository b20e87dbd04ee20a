import { getTreatment } from '@travesia/contracts/catalog';
import { getPackage } from '@travesia/contracts/packages';
import { getProvider } from '@travesia/contracts/providers';
import { redirect } from 'react-router';
import type { Route } from './+types/og.ts';
import { apiCtx, requestCtx } from '../context.ts';
import { drawCover } from '../features/site/art/cover.ts';
import { drawMark } from '../features/site/art/mark.ts';
import { treatmentCard } from '../features/catalog/public/share-card.ts';
import { packageCard } from '../features/packages/share-card.ts';
import { providerCard } from '../features/providers/public/share-card.ts';
import { PictureStore } from '../features/sharing/picture-store.ts';
import { renderCard } from '../features/sharing/render-card.tsx';
import { siteCard } from '../features/sharing/site-card.ts';
import type { Call } from '../lib/api/call.ts';
import { LOCALES, type Locale } from '../lib/i18n/locale.ts';
import { problemOf } from '../lib/problem/problem-error.ts';
import { SHARE_KINDS, type ShareCard, type ShareKind, sharePath, sitePicture } from '../lib/seo/share-card.ts';

const HEADERS = {
  'content-type': 'image/png',
  // The version in the URL changes with the picture.
  'cache-control': 'public, max-age=31536000, immutable',
  // Previews are shown on other sites.
  'cross-origin-resource-policy': 'cross-origin',
};
const pictures = new PictureStore();

/**
 * `/og/:language/:kind/:file?v=…`: the preview image of a shared link. Drawn only for the current version; any other redirects to
 * it, so that each item has one image whatever is requested.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const [language, kind] = [
    LOCALES.find((one) => one === params.language),
    SHARE_KINDS.find((one) => one === params.kind),
  ];
  const id = /^(.+)\.png$/.exec(params.file)?.[1];
  const card =
    language && kind && id
      ? await findCard(context.get(apiCtx), { language, kind, id }, context.get(requestCtx).demo)
      : null;
  if (!card) return new Response('No such picture.', { status: 404 });
  const path = card.kind === 'site' ? sitePicture(card.locale) : sharePath(card);
  const { pathname, search } = new URL(request.url);
  if (pathname + search !== path) return redirect(path, { status: 302, headers: { 'cache-control': 'no-cache' } });
  const picture = await pictures.findOrDraw(path, () =>
    renderCard(card, {
      cover: drawCover({ ...card.cover, seed: card.id, theme: 'day', shape: 'wide' }),
      mark: drawMark('file', 48),
    }),
  );
  if (!picture) return new Response('Busy.', { status: 503, headers: { 'retry-after': '5' } });
  return new Response(new Uint8Array(picture), { headers: HEADERS });
}

interface Asked {
  language: Locale;
  kind: ShareKind;
  id: string;
}

/** The card of an existing item; otherwise null. */
async function findCard(call: Call, { language, kind, id }: Asked, demo: boolean): Promise<ShareCard | null> {
  const query = { language, currency: 'USD' };
  try {
    if (kind === 'treatment') return treatmentCard(await call(getTreatment, { params: { slug: id }, query }), language);
    if (kind === 'package') return packageCard(await call(getPackage, { params: { id }, query }), language);
    if (kind === 'provider') return providerCard(await call(getProvider, { params: { id }, query }), language);
    return id === 'travesia' ? siteCard(language, demo) : null;
  } catch (error) {
    const status = problemOf(error)?.status;
    // 422: the value in the URL is neither an id nor a slug.
    if (status === 404 || status === 422) return null;
    throw error;
  }
}
