// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { enhance } from '../photo-gallery.ts';

const photo = (name: string) =>
  `<a href="/${name}.jpg" data-photo><picture><source sizes="50vw"><img alt="${name}" lang="es" loading="lazy"></picture></a>`;
const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
const said = () => [part('text')?.textContent, part('count')?.textContent];
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const links = () => [...document.querySelectorAll<HTMLAnchorElement>('a')];

describe('the photos of a gallery', () => {
  beforeEach(() => {
    document.body.innerHTML = `<div id="gallery">${['Uno', 'Dos', 'Tres'].map(photo).join('')}<dialog>
      <p data-part="count"></p><button data-part="close"></button><div data-part="place"></div><p data-part="text"></p>
      <div data-part="ways"><button data-part="previous"></button><button data-part="next"></button></div></dialog></div>`;
    // jsdom shows no dialogs.
    dialog().showModal = () => dialog().setAttribute('open', '');
    dialog().close = () => {
      dialog().removeAttribute('open');
      dialog().dispatchEvent(new Event('close'));
    };
    // Nor does it lay out anything.
    for (const link of links()) Object.defineProperty(link, 'getClientRects', { value: () => [{}] });
    enhance(document.getElementById('gallery') as HTMLElement);
  });

  it('open in a dialog with what they show, and follow one another by keys and buttons', () => {
    links()[1]?.click();
    expect(dialog().open).toBe(true);
    expect(said()).toEqual(['Dos', '2 / 3']);
    expect(part('place')?.querySelector('source')?.sizes).toBe('100vw');
    part('next')?.click();
    expect(said()).toEqual(['Tres', '3 / 3']);
    dialog().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
    expect(said()).toEqual(['Uno', '1 / 3']);
    part('previous')?.click();
    expect(said()).toEqual(['Tres', '3 / 3']);
  });

  it('return the focus to the one that was shown last', () => {
    links()[0]?.click();
    part('next')?.click();
    part('close')?.click();
    expect(dialog().open).toBe(false);
    expect(document.activeElement).toBe(links()[1]);
  });

  it('stay links for who wants a new tab', () => {
    let isLeft = false;
    document.body.addEventListener('click', (event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    });
    links()[0]?.dispatchEvent(new MouseEvent('click', { ctrlKey: true, cancelable: true, bubbles: true }));
    expect(isLeft).toBe(true);
    expect(dialog().open).toBe(false);
  });
});
