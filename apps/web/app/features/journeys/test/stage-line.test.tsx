import { expect, test } from 'vitest';
import { renderPage } from '../../../lib/site/testing/render-page.tsx';
import { StageLine } from '../ui/stage-line.tsx';
import { reachedStage, stageSteps } from '../ui/stage-line-steps.ts';

test.each([
  ['inquiry', 0, 'now'],
  ['quoted', 2, 'now'],
  ['completed', 10, 'done'],
] as const)('%s is step %i', (status, at, state) => {
  const steps = stageSteps(status);
  expect(steps.findLastIndex((step) => step.state !== 'ahead')).toBe(at);
  expect(steps[at]?.state).toBe(state);
});

test('an ended journey shows as far as it came', () => {
  const reached = reachedStage(['inquiry', 'records_review', 'declined']);
  expect(reached).toBe('records_review');
  expect(stageSteps('declined', reached).map(({ state }) => state).slice(0, 3)).toEqual(['done', 'ended', 'ahead']);
  expect(stageSteps('expired').every(({ state }) => state === 'ahead')).toBe(true);
});

test('the current stage is marked and named', () => {
  const html = renderPage(<StageLine status="quoted" />, { locale: 'es' });
  expect(html).toContain('Paso 3 de 11');
  expect(html).toMatch(/aria-current="step"><span class="stage-name">Cotización enviada/);
});

test('an ended journey without known stages only says so', () => {
  const html = renderPage(<StageLine status="expired" />, { locale: 'en' });
  expect(html).toContain('Expired');
  expect(html).not.toContain('<ol');
});
