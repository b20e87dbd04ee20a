/** Whether the user asked the browser to save data. */
const savesData = () => 'connection' in navigator && Boolean((navigator.connection as { saveData?: boolean }).saveData);

/** Fetches the scripts of the portal as soon as someone uses the form, so that it opens at once after signing in. */
export function prefetchOnce(screen: HTMLElement): void {
  const scripts = screen.dataset['scripts']?.split(' ').filter(Boolean) ?? [];
  const begin = () => {
    for (const act of ACTS) screen.removeEventListener(act, begin);
    if (savesData()) return;
    for (const href of scripts) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'prefetch', as: 'script', href });
      document.head.append(link);
    }
  };
  for (const act of ACTS) screen.addEventListener(act, begin);
}

/** Not focus, which a browser may restore without the user. */
const ACTS = ['input', 'pointerdown', 'keydown'] as const;
