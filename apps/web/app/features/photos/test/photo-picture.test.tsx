import type { Photo } from '@travesia/contracts/photos';
import { expect, it } from 'vitest';
import { renderPage } from '../../../lib/site/testing/render-page.tsx';
import { PhotoGallery } from '../ui/photo-gallery.tsx';
import { PhotoPicture } from '../ui/photo-picture.tsx';

const photo: Photo = {
  id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10',
  alt: 'La entrada, con rampa',
  language: 'es',
  width: 1920,
  height: 1280,
  color: '#286898',
  widths: [320, 640, 1280, 1920],
};

it('a photo comes in the best format and size, with its words, size and color', () => {
  const html = renderPage(<PhotoPicture photo={photo} sizes="300px" />);
  const address = `/api/v1/photos/${photo.id}`;
  expect(html).toContain(`type="image/avif" srcSet="${address}/320.avif 320w, ${address}/640.avif 640w`);
  expect(html).toContain('type="image/webp"');
  expect(html).toContain(`src="${address}/1280.jpg"`);
  expect(html).toContain('alt="La entrada, con rampa" lang="es" width="1920" height="1280"');
  expect(html).toContain('background-color:#286898');
  expect(html).toContain('loading="lazy"');
  expect(renderPage(<PhotoPicture photo={photo} sizes="100vw" eager />)).not.toContain('lazy');
});

it('a gallery shows six photos, and more on request', () => {
  const photos = Array.from({ length: 8 }, (_one, index) => ({ ...photo, id: `p${index}` }));
  const html = renderPage(<PhotoGallery photos={photos} />, { locale: 'es' });
  expect(html.split('<details')[0]?.match(/<picture/g)).toHaveLength(6);
  expect(html).toContain('Ver 2 fotos más');
  expect(renderPage(<PhotoGallery photos={[]} />)).toBe('');
});
