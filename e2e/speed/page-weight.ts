import type { Page } from '@playwright/test';

/** What a page loads before any interaction: bytes over the wire without headers, compressed as received. */
export interface PageWeight {
  html: number;
  script: number;
  style: number;
  font: number;
  other: number;
  total: number;
}

type Kind = Exclude<keyof PageWeight, 'total'>;

const KINDS: Readonly<Record<string, Kind>> = {
  document: 'html',
  script: 'script',
  stylesheet: 'style',
  font: 'font',
};

/** Opens a page with an empty cache and weighs all its requests until the network is idle. */
export async function weighPage(page: Page, address: string): Promise<PageWeight> {
  const weight: PageWeight = { html: 0, script: 0, style: 0, font: 0, other: 0, total: 0 };
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith('data:')) return;
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        weight[KINDS[request.resourceType()] ?? 'other'] += responseBodySize;
        weight.total += responseBodySize;
      }),
    );
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await Promise.all(sizes);
  return weight;
}
