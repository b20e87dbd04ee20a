import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { LocaleProvider } from '../../i18n/use-texts.tsx';
import type { Locale } from '../../i18n/locale.ts';

// jsdom knows the element but not its methods.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

/** Shows a component in the document as a hydrated page would. Answers the function that takes it away. */
export async function mount(children: ReactNode, locale: Locale = 'en'): Promise<() => Promise<void>> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<LocaleProvider locale={locale}>{children}</LocaleProvider>));
  return async () => {
    await act(async () => root.unmount());
    place.remove();
  };
}
