import { sql } from 'drizzle-orm';
import type { IntakeSection, JourneyStep } from '@travesia/contracts/journeys';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLINIC, OTHER_CLINIC } from '../../contexts/testing/open-house.ts';
import { type JourneysHouse, openJourneysHouse } from '../testing/journeys-house.ts';

let house: JourneysHouse;
beforeAll(async () => {
  house = await openJourneysHouse();
});
beforeEach(() => house.clear());
afterAll(() => house.close());

const STEPS = '/provider/configuration/journey-steps';
const INTAKE = '/provider/configuration/intake';
const ASKED = '?treatment=knee-replacement';
const read = (token: string, path: string) => house.send('GET', path + ASKED, token);
const write = (token: string, path: string, body: object) => house.send('PUT', path + ASKED, token, body);
const reset = (token: string, path: string, version: number) =>
  house.send('POST', `${path}/reset${ASKED}`, token, { version });
const stepsIn = (body: Record<string, unknown>) => body['steps'] as JourneyStep[];
const sectionsIn = (body: Record<string, unknown>) => body['sections'] as IntakeSection[];

describe('the journey steps of a clinic', () => {
  it('are the catalog’s until it changes them, and again after a reset', async () => {
    const ana = await house.staff('manager');
    const first = await read(ana.token, STEPS);
    expect(first).toMatchObject({
      status: 200,
      body: {
        is_default: true,
        version: 0,
        actions: ['change'],
        time_zone: expect.any(String),
        facts: { arrive_days_before: 2, hospital_nights: 3, fly_home_min_days: 14, trips: 1 },
      },
    });
    const steps = stepsIn(first.body).slice(0, 5);
    const changed = await write(ana.token, STEPS, { version: 0, steps });
    expect(changed).toMatchObject({
      status: 200,
      body: { is_default: false, version: 1, actions: ['change', 'reset'] },
    });
    expect(stepsIn(changed.body)).toEqual(steps);
    expect(await reset(ana.token, STEPS, 1)).toMatchObject({ status: 200, body: { is_default: true, version: 2 } });
    expect(await house.audited()).toMatchObject([
      { action: 'journey_steps.changed', facts: { treatment: 'knee-replacement', steps: 5 } },
      { action: 'journey_steps.reset', facts: { treatment: 'knee-replacement' } },
    ]);
  });

  it('are not overwritten from a tab that didn’t see the last change, not even after a reset', async () => {
    const ana = await house.staff('manager');
    const steps = stepsIn((await read(ana.token, STEPS)).body);
    await write(ana.token, STEPS, { version: 0, steps });
    expect(await write(ana.token, STEPS, { version: 0, steps })).toMatchObject({
      status: 409,
      body: { code: 'request.stale_version', present: { version: 1 } },
    });
    await reset(ana.token, STEPS, 1);
    expect(await write(ana.token, STEPS, { version: 1, steps })).toMatchObject({ status: 409 });
  });

  it('are refused by step and field', async () => {
    const ana = await house.staff('manager');
    const [one, two, ...rest] = stepsIn((await read(ana.token, STEPS)).body);
    const steps = [one, { ...two, due: { anchor: 'flight', days: 3 } }, ...rest];
    expect(await write(ana.token, STEPS, { version: 0, steps })).toMatchObject({
      status: 422,
      body: { code: 'request.invalid', fields: [{ path: 'body.steps.1.due.anchor' }] },
    });
  });

  it('belong to one clinic, and only those who run it change them', async () => {
    const ana = await house.staff('manager');
    const bob = await house.staff('owner', OTHER_CLINIC);
    const cara = await house.staff('clinician');
    const steps = stepsIn((await read(ana.token, STEPS)).body).slice(0, 3);
    await write(ana.token, STEPS, { version: 0, steps });
    expect(await read(bob.token, STEPS)).toMatchObject({ body: { is_default: true, version: 0 } });
    expect(await read(cara.token, STEPS)).toMatchObject({ status: 200, body: { version: 1, actions: [] } });
    expect(await write(cara.token, STEPS, { version: 1, steps })).toMatchObject({ status: 403 });
    expect(await house.send('GET', `${STEPS}?treatment=unknown`, ana.token)).toMatchObject({
      status: 404,
      body: { code: 'catalog.treatment_not_found' },
    });
  });

  it('have a default that anyone may read', async () => {
    expect(await house.send('GET', '/treatments/knee-replacement/journey-steps')).toMatchObject({
      status: 200,
      body: { treatment: 'knee-replacement', facts: { fly_home_min_days: 14 } },
    });
  });
});

describe('the intake form of a clinic', () => {
  const without = (sections: IntakeSection[], id: string) =>
    sections.map((section) => ({ ...section, questions: section.questions.filter((one) => one.id !== id) }));

  it('loses other questions, but no safety question', async () => {
    const ana = await house.staff('manager');
    const sections = sectionsIn((await read(ana.token, INTAKE)).body);
    expect(
      await write(ana.token, INTAKE, { version: 0, sections: without(sections, 'allergies-which') }),
    ).toMatchObject({
      status: 422,
      body: { code: 'journeys.core_question_removed' },
    });
    const shorter = without(sections, 'alcohol');
    const changed = await write(ana.token, INTAKE, { version: 0, sections: shorter });
    expect(changed).toMatchObject({ status: 200, body: { version: 1, is_default: false } });
    expect(sectionsIn(changed.body)).toEqual(shorter);
    expect(await reset(ana.token, INTAKE, 1)).toMatchObject({ status: 200, body: { version: 2, is_default: true } });
  });

  it('can’t make a safety question optional, or mark one of its own as such', async () => {
    const ana = await house.staff('manager');
    const sections = sectionsIn((await read(ana.token, INTAKE)).body);
    const change = (id: string, changes: object) =>
      sections.map((section) => ({
        ...section,
        questions: section.questions.map((one) => (one.id === id ? { ...one, ...changes } : one)),
      }));
    expect(await write(ana.token, INTAKE, { version: 0, sections: change('clot', { required: false }) })).toMatchObject(
      {
        status: 422,
        body: { code: 'journeys.core_question_removed' },
      },
    );
    const { body } = await write(ana.token, INTAKE, { version: 0, sections: change('alcohol', { core: true }) });
    expect(sectionsIn(body).flatMap(({ questions }) => questions)).toContainEqual(
      expect.objectContaining({ id: 'alcohol', core: false }),
    );
  });

  it('is refused with a condition on a later question', async () => {
    const ana = await house.staff('manager');
    const [first, ...rest] = sectionsIn((await read(ana.token, INTAKE)).body);
    const [one, ...others] = first?.questions ?? [];
    const sections = [
      { ...first, questions: [{ ...one, show_if: { question: 'clot', is: ['yes'] } }, ...others] },
      ...rest,
    ];
    expect(await write(ana.token, INTAKE, { version: 0, sections })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'body.sections.0.questions.0.show_if' }] },
    });
  });

  it('is what its patients get; other clinics’ patients get the catalog’s', async () => {
    const ana = await house.staff('manager');
    const sections = sectionsIn((await read(ana.token, INTAKE)).body);
    await write(ana.token, INTAKE, { version: 0, sections: without(sections, 'alcohol') });
    const asked = async (provider?: string) => {
      const { body, status } = await house.send(
        'GET',
        `/treatments/knee-replacement/intake${provider ? `?provider=${provider}` : ''}`,
      );
      expect(status).toBe(200);
      return sectionsIn(body).flatMap(({ questions }) => questions.map(({ id }) => id));
    };
    expect(await asked(CLINIC)).not.toContain('alcohol');
    expect(await asked(OTHER_CLINIC)).toContain('alcohol');
    expect(await asked()).toContain('alcohol');
    await house.run(sql`insert into booking_rules (provider_id, intake) values (${OTHER_CLINIC}, 'core')`);
    const short = await asked(OTHER_CLINIC);
    expect(short).toContain('clot');
    expect(short).not.toContain('alcohol');
  });

  it('shows a safety question that the catalog got later', async () => {
    const ana = await house.staff('manager');
    const sections = sectionsIn((await read(ana.token, INTAKE)).body);
    const stored = JSON.stringify(without(sections, 'infection'));
    await house.run(
      sql`insert into intake_forms (provider_id, treatment, sections) values (${CLINIC}, 'knee-replacement', ${stored})`,
    );
    const now = sectionsIn((await read(ana.token, INTAKE)).body);
    expect(now.flatMap(({ questions }) => questions.map(({ id }) => id))).toContain('infection');
  });
});

describe('the database', () => {
  it.each([
    ['booking_rules_intake', sql`insert into booking_rules (provider_id, intake) values (${CLINIC}, 'none')`],
    [
      'journey_templates_steps',
      sql`insert into journey_templates (provider_id, treatment, steps) values (${CLINIC}, 'knee-replacement', '{}')`,
    ],
    [
      'intake_forms_sections',
      sql`insert into intake_forms (provider_id, treatment, sections) values (${CLINIC}, 'knee-replacement', '{}')`,
    ],
  ])('refuses what %s forbids', async (constraint, statement) => {
    await expect(house.run(statement)).rejects.toMatchObject({ cause: { constraint } });
  });
});
