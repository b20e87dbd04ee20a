/** The arrows move between conversations, like j and k everywhere on the page. */
export function moveByArrows(list: HTMLElement | null): (() => void) | undefined {
  const move = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (!by || !list) return;
    const links = [...list.querySelectorAll<HTMLElement>('a[href]')];
    const next = links[links.indexOf(document.activeElement as HTMLElement) + by];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  list?.addEventListener('keydown', move);
  return () => list?.removeEventListener('keydown', move);
}
