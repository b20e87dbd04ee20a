import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { makeQueryClient } from '../../calls/query-client.ts';
import { LocaleProvider } from '../../i18n/use-texts.tsx';
import { DEFAULT_PREFERENCES } from '../../preferences/preferences.ts';
import { SiteProvider, type Site } from '../site.ts';

/** HTML of a component on a page with the given language, path and preferences. */
export function renderPage(children: ReactNode, site: Partial<Site> = {}): string {
  const full: Site = {
    ...DEFAULT_PREFERENCES,
    origin: 'https://travesia.example',
    locale: 'en',
    path: '/',
    search: '',
    demo: false,
    requestId: 'req-1',
    ...site,
  };
  return renderToStaticMarkup(
    <LocaleProvider locale={full.locale}>
      <SiteProvider value={full}>
        <QueryClientProvider client={makeQueryClient()}>{children}</QueryClientProvider>
      </SiteProvider>
    </LocaleProvider>,
  );
}
