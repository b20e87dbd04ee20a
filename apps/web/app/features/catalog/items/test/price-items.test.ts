import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PRICE_ITEMS } from '../price-items.ts';
import { priceItemTexts } from '../texts.ts';

interface Stated {
  key: keyof typeof PRICE_ITEMS;
  group: string;
  label: Record<'en' | 'es' | 'pt', string>;
  quantity_unit: string | null;
}

const file = new URL('../../../../../../server/data/catalog/inclusions.json', import.meta.url);
const stated = JSON.parse(readFileSync(file, 'utf8')) as Stated[];

describe('price items of the web', () => {
  it.each(stated)('say the same as the catalog: $key', ({ key, group, label, quantity_unit: unit }) => {
    expect(PRICE_ITEMS[key]).toEqual({ group, unit });
    for (const language of ['en', 'es', 'pt'] as const)
      expect(priceItemTexts.messages[language][`item.${key}`]).toBe(label[language]);
  });
});
