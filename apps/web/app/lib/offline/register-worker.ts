/**
 * Registers the worker that shows saved copies without a connection. Public pages do so themselves; a patient may never open one. In
 * development there is none: pages load from source files. Rejects where the browser has none or blocks it.
 */
export async function registerWorker(): Promise<void> {
  if (import.meta.env.DEV) return;
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
}
