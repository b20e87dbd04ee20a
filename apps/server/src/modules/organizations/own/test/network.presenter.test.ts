import { expect, it } from 'vitest';
import { fixedClock } from '../../../../platform/clock.ts';
import type { ClinicFacts } from '../../../providers/index.ts';
import { presentCompliance } from '../network.presenter.ts';

const clinicIn = (timeZone: string): ClinicFacts =>
  ({ clinic: { id: timeZone, name: timeZone, timeZone }, credentials: [] }) as unknown as ClinicFacts;

it('counts the days of compliance from the date at the clinics, not in UTC', () => {
  const night = fixedClock('2026-11-24T02:30:00Z');
  expect(presentCompliance([clinicIn('America/Sao_Paulo')], night, false).today).toBe('2026-11-23');
  expect(presentCompliance([], night, false).today).toBe('2026-11-24');
});
