import type { Page } from '@playwright/test';

/** What a page loads before any interaction: bytes over the wire without headers, compressed as received. */
export interface PageWeight {
  html: number;
  script: number;
  style: number;
  font: number;
  other: number;
  total: number;
  /** Bytes of the page's HTML as the browser reads it. */
  markup: number;
  /** Number of script files. */
  scripts: number;
}

type Kind = Exclude<keyof PageWeight, 'total' | 'markup' | 'scripts'>;

const KINDS: Readonly<Record<string, Kind>> = {
  document: 'html',
  script: 'script',
  stylesheet: 'style',
  font: 'font',
};

/** Preloaded modules have no type of their own. */
const SCRIPT = /\.js$/;

/** Opens a page with an empty cache and weighs all its requests until the network is idle. */
export async function weighPage(page: Page, address: string): Promise<PageWeight> {
  const weight: PageWeight = { html: 0, script: 0, style: 0, font: 0, other: 0, total: 0, markup: 0, scripts: 0 };
  const weighed: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith('data:')) return;
    weighed.push(
      request.sizes().then((sizes) => {
        // An answer without a body counts its headers as minus.
        const responseBodySize = Math.max(0, sizes.responseBodySize);
        weight[KINDS[request.resourceType()] ?? 'other'] += responseBodySize;
        weight.total += responseBodySize;
        if (SCRIPT.test(request.url())) weight.scripts += 1;
      }),
    );
  });
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  await Promise.all(weighed);
  weight.markup = (await answer?.body())?.length ?? 0;
  return weight;
}
