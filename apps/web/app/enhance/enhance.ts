/**
 * Browser code of pages that are not hydrated. Each enhancement is its own module, loaded only if the page has an element that
 * names it: `data-enhance="menu"`. Everything works without them.
 */
type Enhancement = (element: HTMLElement) => void;

const ENHANCEMENTS: Readonly<Record<string, () => Promise<{ enhance: Enhancement }>>> = {
  boot: () => import('./boot.ts'),
  menu: () => import('./menu.ts'),
  preferences: () => import('./preferences.ts'),
  'language-link': () => import('./language/language-link.ts'),
  'submit-on-change': () => import('./submit-on-change.ts'),
  'range-value': () => import('./range-value.ts'),
  copy: () => import('./copy.ts'),
  'copy-link': () => import('./page-actions/copy-link.ts'),
  dialog: () => import('./dialog.ts'),
  'filter-form': () => import('./filter-form.ts'),
  focus: () => import('./focus.ts'),
  'trip-cost': () => import('./trip-cost.ts'),
  suggest: () => import('./suggest.ts'),
  'device-test': () => import('./services/device-test.ts'),
  'quick-exit': () => import('./services/quick-exit.ts'),
  'self-check': () => import('./services/self-check.ts'),
  'match-therapists': () => import('./services/match-therapists.ts'),
  'keep-draft': () => import('./keep-draft.ts'),
  kept: () => import('./kept.ts'),
  'recent-searches': () => import('./recent-searches.ts'),
  print: () => import('./page-actions/print.ts'),
  'resume-start': () => import('./resume-start.ts'),
  share: () => import('./page-actions/share.ts'),
  'photo-gallery': () => import('./photo-gallery.ts'),
  'packages-map': () => import('./packages-map.ts'),
  offline: () => import('./offline/offline.ts'),
  'sign-in': () => import('./sign-in/sign-in.ts'),
  'session-links': () => import('./session/session-links.ts'),
  'keep-trip': () => import('./session/keep-trip.ts'),
  'free-times': () => import('./availability/free-times.ts'),
  'saved-pages': () => import('./offline/saved-pages.ts'),
};

/** Loading is aborted when the page is left early; the page works without the missing modules. */
const notLoaded = () => undefined;

async function enhanceWithin(part: ParentNode): Promise<void> {
  const loading = Object.entries(ENHANCEMENTS).map(async ([name, load]) => {
    const elements = part.querySelectorAll<HTMLElement>(`[data-enhance~="${name}"]`);
    if (elements.length > 0) await load().then(({ enhance }) => elements.forEach(enhance), notLoaded);
  });
  await Promise.all(loading);
}

async function enhancePage(): Promise<void> {
  await enhanceWithin(document);
  // Automation that is faster than a person waits for this, as the journeys do.
  document.documentElement.dataset['enhanced'] = '';
}

// After the first paint: on a slow phone, loading the modules takes as long as painting the page.
requestAnimationFrame(() => setTimeout(() => void enhancePage()));
// Enhancements that add content to the page fire this event.
document.addEventListener('travesia:content', ({ target }) => {
  if (target instanceof Element) void enhanceWithin(target);
});

if (import.meta.hot) {
  import.meta.hot.on('travesia:server-changed', () => {
    if (!('__reactRouterContext' in window)) location.reload();
  });
}
