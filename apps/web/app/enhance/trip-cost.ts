import { roughly, tripCost, type TripFacts } from '../features/site/home/trip-cost.ts';

/**
 * Recalculates the comparison while a slider moves, with the same function as the server; changing the country submits the form.
 */
export function enhance(element: HTMLElement): void {
  const result = document.getElementById('trip-result');
  if (!(element instanceof HTMLFormElement) || !result) return;
  const facts = JSON.parse(element.dataset['facts'] ?? '') as TripFacts & { max: number };
  const format = new Intl.NumberFormat(document.documentElement.lang, {
    useGrouping: 'always',
  } as Intl.NumberFormatOptions);
  const send = element.querySelector<HTMLButtonElement>('[data-part="send"]');
  const part = (name: string) => result.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const write = (name: string, sum: number) => {
    const place = part(name);
    if (place) place.textContent = format.format(roughly(sum));
  };
  const draw = (name: string, from: number, length: number) => {
    const bar = result.querySelector<HTMLElement>(`[data-bar="${name}"]`);
    bar?.style.setProperty('--from', `${(100 * from) / facts.max}%`);
    bar?.style.setProperty('--length', `${(100 * length) / facts.max}%`);
  };
  const valueOf = (name: string) => Number(new FormData(element).get(name));

  send?.setAttribute('hidden', '');
  element.addEventListener('input', () => {
    const cost = tripCost(facts, valueOf('flights'), valueOf('night'));
    write('saving', Math.abs(cost.saving));
    write('total', cost.total);
    draw('nights', facts.treatment, cost.nights);
    draw('flights', facts.treatment + cost.nights, cost.flights);
    draw('rest', cost.total - facts.rest, facts.rest);
    part('less')?.toggleAttribute('hidden', cost.saving < 0);
    part('more')?.toggleAttribute('hidden', cost.saving >= 0);
  });
  element.querySelector('select')?.addEventListener('change', () => element.requestSubmit(send));
}
