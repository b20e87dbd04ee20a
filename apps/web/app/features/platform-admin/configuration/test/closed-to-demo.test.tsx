// @vitest-environment jsdom
import type { Configuration } from '@travesia/contracts/platform-admin';
import { afterEach, expect, it } from 'vitest';
import { mount } from '../../../../lib/session/testing/mount.tsx';
import { ReferenceLists } from '../ui/reference-lists.tsx';

const names = { en: 'Mexico', es: 'México', pt: 'México' };
const configuration = (actions: Configuration['actions']) =>
  ({
    currencies: [{ code: 'MXN', name: names, per_usd: '18.2', rated_on: '2026-11-20', selectable: true, version: 1 }],
    provider_types: [{ slug: 'clinic', name: names, plural: names, version: 1, providers: 3 }],
    locations: [{ code: 'MX', name: names, currency: 'MXN', cities: 2, providers: 3, version: 1 }],
    sources: { provider_types: 'a', locations: 'b' },
    actions,
  }) as unknown as Configuration;

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const buttons = async (actions: Configuration['actions']) => {
  leave = await mount(<ReferenceLists configuration={configuration(actions)} reload={async () => undefined} />);
  return [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Edit').length;
};

it('offers to change reference data only to those who may', async () => {
  expect(await buttons(['change'])).toBe(3);
});

it('offers people of the demo no change that would be refused on saving', async () => {
  expect(await buttons([])).toBe(0);
});
