/**
 * Browser code of pages that are not hydrated. Each enhancement is a module of its own, loaded only when the page
 * holds an element that names it: `data-enhance="menu"`. Everything works without them.
 */
type Enhancement = (element: HTMLElement) => void;

const ENHANCEMENTS: Readonly<Record<string, () => Promise<{ enhance: Enhancement }>>> = {
  boot: () => import('./boot.ts'),
  menu: () => import('./menu.ts'),
  preferences: () => import('./preferences.ts'),
  'submit-on-change': () => import('./submit-on-change.ts'),
  'range-value': () => import('./range-value.ts'),
  copy: () => import('./copy.ts'),
  dialog: () => import('./dialog.ts'),
  'filter-form': () => import('./filter-form.ts'),
  focus: () => import('./focus.ts'),
  'trip-cost': () => import('./trip-cost.ts'),
  suggest: () => import('./suggest.ts'),
};

for (const [name, load] of Object.entries(ENHANCEMENTS)) {
  const elements = document.querySelectorAll<HTMLElement>(`[data-enhance~="${name}"]`);
  if (elements.length > 0) void load().then(({ enhance }) => elements.forEach(enhance));
}

if (import.meta.hot) {
  import.meta.hot.on('travesia:server-changed', () => {
    if (!('__reactRouterContext' in window)) location.reload();
  });
}
