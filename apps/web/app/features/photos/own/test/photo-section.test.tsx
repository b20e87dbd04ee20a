// @vitest-environment jsdom
import type { OwnPhoto, OwnPhotos } from '@travesia/contracts/photos';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../../../lib/session/session-store.ts';
import { fakeApi, rosa } from '../../../../lib/session/testing/fake-api.ts';
import { mount } from '../../../../lib/session/testing/mount.tsx';
import { keepTokens } from '../../../../lib/session/tokens.ts';
import { PhotoSection } from '../photo-section.tsx';

const photoOf = (id: string, changes: Partial<OwnPhoto> = {}): OwnPhoto => ({
  id,
  alt: { en: '', es: `Foto ${id}`, pt: '' },
  kind: 'room',
  consented: false,
  shown: true,
  width: 640,
  height: 480,
  color: '#286898',
  widths: [320, 640],
  created_at: '2026-11-26T10:00:00Z',
  version: 1,
  ...changes,
});
const photosOf = (...data: OwnPhoto[]): OwnPhotos => ({
  data,
  language: 'es',
  most: 40,
  used_bytes: 0,
  most_bytes: 1000,
});
let leave: () => Promise<void> = async () => undefined;

beforeEach(() => {
  keepTokens({ access_token: 'a1', refresh_token: 'r1' });
  useSession.setState({ user: rosa, signedOut: false });
});
afterEach(async () => {
  await leave();
  sessionStorage.clear();
  useSession.setState({ user: null, signedOut: true });
  useSession.setState({ signedOut: false });
  vi.unstubAllGlobals();
});

const until = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    check();
  });
const button = (label: string) => document.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`);
const shown = () => [...document.querySelectorAll('.photo-thumb img')].map((image) => image.getAttribute('alt'));

it('orders photos by buttons, says the new place, and saves it', async () => {
  const [a, b] = [photoOf('a'), photoOf('b')];
  const api = fakeApi({
    'GET /provider/photos': () => ({ body: photosOf(a, b) }),
    'POST /provider/photos/order': () => ({ body: photosOf(b, a) }),
  });
  leave = await mount(<PhotoSection subject="clinic" mayChange />);
  await until(() => expect(shown()).toEqual(['Foto a', 'Foto b']));
  await act(async () => button('Move photo 2 up')?.click());
  await until(() => expect(shown()).toEqual(['Foto b', 'Foto a']));
  expect(api.seen.at(-1)?.body).toEqual({ subject: 'clinic', ids: ['b', 'a'] });
  expect(document.body.textContent).toContain('Moved to place 1 of 2');
});

it('opens what is not described yet and says what is missing', async () => {
  fakeApi({
    'GET /provider/photos': () => ({
      body: photosOf(photoOf('a', { shown: false, alt: { en: '', es: '', pt: '' } })),
    }),
  });
  leave = await mount(<PhotoSection subject="clinic" mayChange />);
  await until(() => expect(document.querySelector('textarea[name="photo.a.alt.es"]')).not.toBeNull());
  expect(document.body.textContent).toContain('Describe it in Spanish, then patients see it.');
  expect(shown()).toEqual(['Photo 1, not described yet']);
});

it('moves focus from a removed photo to its neighbor, and from the last one to where photos are added', async () => {
  const [a, b] = [photoOf('a'), photoOf('b')];
  const undo = 'sealed';
  let left = [a, b];
  fakeApi({
    'GET /provider/photos': () => ({ body: photosOf(...left) }),
    'DELETE /provider/photos/b': () => ({ body: { ...photosOf(...(left = [a])), undo } }),
    'DELETE /provider/photos/a': () => ({ body: { ...photosOf(...(left = [])), undo } }),
  });
  leave = await mount(<PhotoSection subject="clinic" mayChange />);
  await until(() => expect(shown()).toHaveLength(2));
  const remove = async (label: string) => {
    await act(async () => button(label)?.click());
    const confirm = document.querySelector<HTMLButtonElement>('dialog .btn-danger');
    await act(async () => confirm?.click());
  };
  await remove('Remove photo 2');
  await until(() => expect(document.activeElement).toBe(button('Remove photo 1')));
  await remove('Remove photo 1');
  await until(() => expect(document.activeElement?.getAttribute('type')).toBe('file'));
});

it('refuses a file that is no photo in its own row, with what to do', async () => {
  fakeApi({ 'GET /provider/photos': () => ({ body: photosOf() }) });
  leave = await mount(<PhotoSection subject="clinic" mayChange />);
  await until(() => expect(document.querySelector('input[type="file"]')).not.toBeNull());
  const drop = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(drop, { dataTransfer: { files: [new File(['<svg/>'], 'logo.svg')], types: ['Files'] } });
  await act(async () => document.querySelector('.photo-drop')?.dispatchEvent(drop));
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('Save it as JPEG, PNG, WebP or AVIF');
});

it('takes nothing from people of the demo, nor from those who only read', async () => {
  useSession.setState({ user: { ...rosa, demo: true } });
  fakeApi({ 'GET /provider/photos': () => ({ body: photosOf(photoOf('a')) }) });
  leave = await mount(<PhotoSection subject="clinic" mayChange />);
  await until(() => expect(shown()).toEqual(['Foto a']));
  expect(document.querySelector('input[type="file"]')).toBeNull();
  expect(button('Remove photo 1')).toBeNull();
});
