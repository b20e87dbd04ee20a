/** Copies a section's URL when its sign is clicked, and says so beside it; the sign is a link and works without scripts. */
export function enhance(element: HTMLElement): void {
  const said = document.createElement('span');
  said.className = 'legal-copied';
  said.role = 'status';
  element.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-copy-link]') : null;
    if (!link) return;
    link.after(said);
    said.textContent = '';
    void navigator.clipboard.writeText(link.href).then(() => {
      said.textContent = element.dataset['done'] ?? '';
    });
  });
}
