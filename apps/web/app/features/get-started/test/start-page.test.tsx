import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../lib/i18n/locale.ts';
import { renderPage } from '../../../lib/site/testing/render-page.tsx';
import { type Answers, STEPS } from '../answers.ts';
import type { Plan } from '../load-plan.ts';
import type { StartData } from '../load-start.ts';
import { makeCandidate } from '../testing/known.ts';
import { addressAfter } from '../ui/options.tsx';
import { StartPage } from '../ui/start-page.tsx';

const ANSWERS: Answers = {
  who: 'patient',
  goal: 'repair',
  area: 'knees',
  treatment: null,
  when: null,
  budget: 900,
  currency: 'USD',
  from: null,
  days: null,
  companion: true,
  spoken: ['en'],
};

const dataOf = (more: Partial<StartData>): StartData => ({
  answers: ANSWERS,
  step: 'when',
  steps: STEPS,
  branch: null,
  fault: null,
  typed: { budget: '', days: '' },
  areas: ['teeth', 'knees', 'whole'],
  suggested: [],
  treatments: [],
  homes: [],
  currencies: [],
  plan: null,
  ...more,
});
const show = (more: Partial<StartData>, site: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<StartPage data={dataOf(more)} cards={[]} />, { path: '/get-started', search: '?step=when', ...site });

const NEXT = { who: 'goal', goal: 'treatment', area: 'treatment', when: 'budget' } as const;

describe('question page', () => {
  it.each(['budget', 'travel', 'spoken'] as const)(
    'of step %s keeps the other answers, and has its own only in its fields',
    (step) => {
      const html = show({ step });
      const hidden = [...html.matchAll(/type="hidden" name="([^"]+)"/g)].map(([, name]) => name);
      expect(hidden).toContain('asked');
      expect(hidden).toContain('goal');
      expect(hidden.includes('budget')).toBe(step !== 'budget');
      expect(new Set(hidden).size).toBe(hidden.length);
    },
  );

  it.each(['who', 'goal', 'area', 'when'] as const)('of step %s is answered by one tap on a picture', (step) => {
    const html = show({ step });
    const options = [...html.matchAll(/<a class="start-option" href="([^"]+)"[^>]*><svg class="start-picture"/g)];
    expect(options.length).toBeGreaterThan(2);
    for (const [, address = ''] of options) {
      const query = new URLSearchParams(address.replaceAll('&amp;', '&').split('?')[1]);
      expect(query.get(step)).not.toBeNull();
      expect(query.get('budget')).toBe('900');
      // No treatment is known here, so no goal asks for a place in the body.
      expect(query.get('step')).toBe(NEXT[step]);
    }
    expect(html).not.toContain('<form');
    expect(html).not.toContain('Next</button>');
  });

  it.each(STEPS)('of step %s has one heading', (step) => {
    expect(show({ step }).match(/<h1/g)).toHaveLength(1);
  });

  it('drops what no longer fits a changed answer, and keeps it when the same one is given again', () => {
    const data = dataOf({ answers: { ...ANSWERS, treatment: 'knee-replacement' } });
    expect(addressAfter(data, 'goal', 'look')).not.toMatch(/area=|treatment=/);
    expect(addressAfter(data, 'goal', 'repair')).toContain('area=knees&treatment=knee-replacement');
  });

  it('has a skip link, and a back link except on the first', () => {
    expect(show({ step: 'who' })).not.toContain('Back</a>');
    expect(show({ step: 'when' })).toContain('Skip question');
    expect(show({ step: 'when' })).toContain('Back</a>');
  });

  it('shows the typed value with its error', () => {
    const html = show({ step: 'budget', fault: 'budget', typed: { budget: 'lots', days: '' } });
    expect(html).toContain('value="lots"');
    expect(html).toContain('Enter a whole amount');
  });

  it('has no point for the whole body, which the list includes', () => {
    const html = show({ step: 'area' });
    expect(html.match(/class="body-point"/g)).toHaveLength(2);
    expect(html).toContain('Whole body');
  });

  it.each(LOCALES)('stores the address in the language of the page: %s', (locale) => {
    const prefix = locale === 'en' ? '' : `/${locale}`;
    expect(show({}, { locale })).toContain(`data-address="${prefix}/get-started?who=patient`);
  });
});

describe('plan page', () => {
  const { offer } = makeCandidate({ id: '0196f3f0-0000-7000-8000-000000000001', price: 1000 });
  const plan: Plan = {
    matched: 0,
    options: [{ offer, broken: ['budget'], reasons: ['spoken'], trip: null }],
    relaxations: [{ limit: 'budget', found: 4 }],
  };

  it('names the wish that excludes most, and links to the plan without it', () => {
    const html = show({ step: 'plan', plan });
    expect(html).toContain('Your budget rules out the most offers.');
    const address =
      '/get-started?who=patient&amp;goal=repair&amp;area=knees&amp;currency=USD&amp;companion=1&amp;spoken=en&amp;step=plan';
    expect(html).toContain(`<a href="${address}">Any budget: 4 offers</a>`);
    expect(html).toContain('above your budget');
  });

  it('has its own share address, which includes the currency', () => {
    const html = show(
      { step: 'plan', plan, answers: { ...ANSWERS, budget: null } },
      { search: '?asked=spoken&step=plan' },
    );
    expect(html).toContain('https://travesia.example/get-started?who=patient');
    expect(html).toMatch(/<input[^>]*value="[^"]*currency=USD[^"]*step=plan"/);
    expect(html).not.toMatch(/<input[^>]*value="[^"]*asked/);
  });

  it('renders when a trip cost could not be calculated', () => {
    expect(show({ step: 'plan', plan })).toContain('calculate the trip cost right now');
  });

  it('says when there is no offer at all', () => {
    const html = show({ step: 'plan', plan: { matched: 0, options: [], relaxations: [] } });
    expect(html).toContain('No offers match these answers.');
    expect(html).not.toContain('Send by WhatsApp');
  });

  it('is not indexed, but the first page is', () => {
    expect(show({ step: 'plan', plan })).toContain('content="noindex"');
    expect(show({ step: 'who' }, { search: '' })).not.toContain('content="noindex"');
  });
});
