import type { Route } from './+types/art.ts';
import { renderArtPath } from '../features/site/art/art-path.ts';

const HEADERS = {
  'content-type': 'image/svg+xml; charset=utf-8',
  // A picture never changes for a given path: a new drawing gets a new name.
  'cache-control': 'public, max-age=31536000, immutable',
  // Opened on its own, a picture may only display itself.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
};

/** `/art/*`: drawn pictures as SVG; 404 for unknown names. */
export function loader({ request }: Route.LoaderArgs) {
  const file = renderArtPath(new URL(request.url).pathname);
  return file ? new Response(file.svg, { headers: HEADERS }) : new Response('No such picture.', { status: 404 });
}
