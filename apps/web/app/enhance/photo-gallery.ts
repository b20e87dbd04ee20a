/**
 * Shows the photos of a gallery one at a time, in a dialog: by arrow keys and buttons; a tap beside the photo closes it. Closing returns
 * the focus to the photo that was shown last, or to the one that was pressed if that is folded away.
 */
export function enhance(gallery: HTMLElement): void {
  const dialog = gallery.querySelector('dialog');
  const part = (name: string) => dialog?.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const [place, text, count] = [part('place'), part('text'), part('count')];
  if (!dialog || !place || !text || !count) return;
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('a[data-photo]')];
  let shown = 0;

  const show = (at: number) => {
    shown = (at + links.length) % links.length;
    const picture = links[shown]?.querySelector('picture');
    if (!picture) return;
    const whole = picture.cloneNode(true) as HTMLPictureElement;
    for (const source of whole.querySelectorAll('source')) source.sizes = '100vw';
    const image = whole.querySelector('img');
    image?.removeAttribute('loading');
    place.replaceChildren(whole);
    text.textContent = image?.alt ?? '';
    text.lang = image?.lang ?? '';
    // Below the photo stands what it shows, and is told when it changes.
    if (image) image.alt = '';
    count.textContent = `${shown + 1} / ${links.length}`;
  };

  links.forEach((link, at) =>
    link.addEventListener('click', (event) => {
      // A new tab or a download stays what it is.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      show(at);
      dialog.showModal();
    }),
  );
  const ways = part('ways');
  if (ways) ways.hidden = links.length < 2;
  part('close')?.addEventListener('click', () => dialog.close());
  part('previous')?.addEventListener('click', () => show(shown - 1));
  part('next')?.addEventListener('click', () => show(shown + 1));
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') show(shown - 1);
    if (key === 'ArrowRight') show(shown + 1);
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target === place) dialog.close();
  });
  dialog.addEventListener('close', () => {
    place.replaceChildren();
    const link = links[shown];
    if (link && link.getClientRects().length > 0) link.focus();
  });
}
