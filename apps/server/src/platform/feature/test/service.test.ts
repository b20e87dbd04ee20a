import { describe, expect, it, vi } from 'vitest';
import { createServices, defineCollection, defineService, type Offer, type Services } from '../service.ts';

type Parts = Services;

/** Services over offers whose `make` receives the services themselves, as features do. */
function servicesOf(...offers: Offer<Parts>[]): Services {
  const services: Services = createServices(offers, () => services);
  return services;
}

const counter = defineService<{ next(): number }>('counter');
const label = defineService<string>('label');

describe('services', () => {
  it('are created once, on first use', () => {
    const make = vi.fn(() => {
      let at = 0;
      return { next: () => ++at };
    });
    const { get } = servicesOf({ key: counter, make });
    expect(make).not.toHaveBeenCalled();
    get(counter).next();
    expect(get(counter).next()).toBe(2);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('can use each other, whatever the feature order', () => {
    const { get } = servicesOf(
      { key: label, make: (parts) => `number ${parts.get(counter).next()}` },
      { key: counter, make: () => ({ next: () => 7 }) },
    );
    expect(get(label)).toBe('number 7');
  });

  it('are refused by name if no feature offers them', () => {
    expect(() => servicesOf().get(label)).toThrow('no feature offers label');
  });

  it('are offered by only one feature', () => {
    const offer = { key: label, make: () => 'x' };
    expect(() => servicesOf(offer, { ...offer })).toThrow('label is offered twice');
  });

  it('report cyclic dependencies', () => {
    const { get } = servicesOf({ key: label, make: (parts) => parts.get(label) });
    expect(() => get(label)).toThrow('making label needs label');
  });
});

describe('collections', () => {
  const holders = defineCollection<string>('holders');

  it('keep additions in feature order', () => {
    const { all } = servicesOf({ key: holders, make: () => 'first' }, { key: holders, make: () => 'second' });
    expect(all(holders)).toEqual(['first', 'second']);
  });

  it('are empty if no feature adds to them', () => {
    expect(servicesOf().all(holders)).toEqual([]);
  });
});
