import { notifyManager } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { CallsProvider } from '../../calls/calls-provider.tsx';
import { makeQueryClient } from '../../calls/query-client.ts';
import { LocaleProvider } from '../../i18n/use-texts.tsx';
import type { Locale } from '../../i18n/locale.ts';

// jsdom has the element but not its methods.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

/** A fake server responds immediately or fails permanently: no retries unless a test wants them. */
const askOnce = () => makeQueryClient({ retries: 0 });

/** Renders a component into the document as a hydrated page would. Returns the cleanup function. */
export async function mount(
  children: ReactNode,
  locale: Locale = 'en',
  make: typeof makeQueryClient = askOnce,
): Promise<() => Promise<void>> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // Flush responses that arrive between user actions, as React requires in tests.
  notifyManager.setNotifyFunction((tell) => act(tell));
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <LocaleProvider locale={locale}>
        <CallsProvider make={make}>{children}</CallsProvider>
      </LocaleProvider>,
    ),
  );
  return async () => {
    await act(async () => root.unmount());
    place.remove();
  };
}
