import { BOOT_PATIENCE_MS } from '../lib/hydration/boot-patience.ts';

/** Shows that the app failed to load when a script fails or nothing has rendered in time. */
export function enhance(element: HTMLElement): void {
  const fail = () => {
    if (!element.isConnected) return;
    element.querySelector('[role="status"]')?.setAttribute('hidden', '');
    element.querySelector('[role="alert"]')?.removeAttribute('hidden');
  };
  window.addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLScriptElement) fail();
    },
    true,
  );
  setTimeout(fail, BOOT_PATIENCE_MS);
}
