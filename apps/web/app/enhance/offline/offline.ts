import { localTime } from './local-time.ts';

/** Saves pages for offline reading, says when a saved copy is shown, and blocks forms that cannot be sent. */
export function enhance(note: HTMLElement): void {
  const { saved = '', unsent = '' } = note.dataset;
  const savedAt = document.documentElement.dataset['savedAt'];
  if (savedAt) say(note, saved.replace('{time}', localTime(savedAt)));
  document.addEventListener('submit', (event) => {
    const isPost = event.target instanceof HTMLFormElement && event.target.method === 'post';
    if (!isPost || navigator.onLine || event.defaultPrevented || !note.isConnected) return;
    event.preventDefault();
    say(note, unsent);
    note.scrollIntoView({ block: 'nearest' });
  });
  if ('serviceWorker' in navigator) void (import.meta.env.DEV ? removeWorkers() : startWorker());
}

function say(note: HTMLElement, text: string): void {
  note.hidden = false;
  const status = note.querySelector('[role="status"]');
  if (status) status.textContent = text;
}

async function startWorker(): Promise<void> {
  const hadWorker = navigator.serviceWorker.controller !== null;
  try {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    if (!hadWorker && !savesData()) active?.postMessage({ keep: location.href }, []);
  } catch {
    // In browsers that block workers, as in private windows, pages load as usual.
  }
}

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** In development, pages load from source files; a built product's worker at the same origin must not intercept them. */
async function removeWorkers(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
}
