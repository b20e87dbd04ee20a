import type { ProviderSummary } from '@travesia/contracts/providers';
import { expect, it } from 'vitest';
import { askableClinics, clinicsLeft } from '../clinic-choice.ts';

const found = (id: string) =>
  ({
    id,
    slug: id,
    name: id,
    city: { slug: 'lima', name: 'Lima' },
    country: { code: 'PE', name: 'Peru' },
  }) as ProviderSummary;
const begun = (id: string) => ({ id, slug: id, name: id, journey_id: null });

it('the clinic it began with comes first, once', () => {
  const clinics = askableClinics({ shown: { clinics: [begun('b')] }, found: [found('a'), found('b')], asked: [] });
  expect(clinics.map(({ id, place }) => [id, place])).toEqual([
    ['b', 'Lima, Peru'],
    ['a', 'Lima, Peru'],
  ]);
});

it('a clinic that the list does not have is offered too, those asked already are not', () => {
  const shown = { clinics: [begun('own')] };
  expect(askableClinics({ shown, found: [found('a')], asked: ['a'] }).map(({ id }) => id)).toEqual(['own']);
});

it('three clinics can be asked at a time', () => {
  expect([clinicsLeft([]), clinicsLeft(['a', 'b']), clinicsLeft(['a', 'b', 'c', 'd'])]).toEqual([3, 1, 0]);
});
