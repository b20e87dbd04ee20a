/** On phones the open map covers the page: content behind it is inert until it closes, and the list keeps its scroll position. */
export function keepToMap(panel: HTMLElement): void {
  const isNarrow = matchMedia('(max-width: 900px)');
  let scrolled = 0;
  const outside = () => {
    const found: Element[] = [];
    for (let one: Element | null = panel; one && one !== document.body; one = one.parentElement) {
      found.push(...Array.from(one.parentElement?.children ?? []).filter((other) => other !== one));
    }
    return found;
  };
  const shut = () => {
    const isOpen = isNarrow.matches && location.hash === '#map';
    for (const element of outside()) element.toggleAttribute('inert', isOpen);
  };
  document.querySelector('.map-toggle-map')?.addEventListener('click', () => {
    scrolled = scrollY;
  });
  addEventListener('hashchange', () => {
    shut();
    if (location.hash === '#list' && isNarrow.matches) scrollTo({ top: scrolled, behavior: 'instant' });
  });
  isNarrow.addEventListener('change', shut);
  shut();
}
