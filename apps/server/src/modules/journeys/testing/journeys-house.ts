import type { Answers, Case, IntakeQuestion, Journey } from '@travesia/contracts/journeys';
import { questionsOf } from '@travesia/contracts/journeys';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { openProduct } from '../../../app/testing/open-product.ts';
import { CLINIC, OTHER_CLINIC } from '../../contexts/testing/open-house.ts';
import type { Scanner } from '../../../platform/scanning/scanner.ts';
import type { Translator } from '../../../platform/translation/translator.ts';
import { runDueTimers } from '../../../platform/transition/run-timers.ts';
import { journeyLifecycle } from '../journey.lifecycle.ts';

export const TREATMENT = 'knee-replacement';
export const KNEE = JSON.stringify({ en: 'Knee', es: 'Rodilla', pt: 'Joelho' });

/** An answer to a question that raises no flag. */
function answerTo({ id, type, options, min }: IntakeQuestion): Answers[string] {
  if (id === 'birth-date') return '1986-03-02';
  if (id === 'height') return 170;
  if (id === 'weight') return 68;
  if (type === 'yes_no') return 'no';
  if (type === 'number') return min ?? 1;
  if (type === 'date') return '2020-05-04';
  const [first] = options;
  const key = options.find((option) => ['none', 'never', 'no'].includes(option.id))?.id ?? first?.id ?? 'x';
  if (type === 'one_of') return key;
  return type === 'many_of' ? [key] : 'some words';
}

/** Answers to all questions of a form but its files, by a healthy patient. */
export const healthyAnswers = (sections: Case['sections']): Answers =>
  Object.fromEntries(
    questionsOf({ sections })
      .filter(({ type }) => type !== 'file')
      .map((question) => [question.id, answerTo(question)]),
  );

/** Two clinics that treat knees, with users of every role, over HTTP. */
export async function openJourneysHouse({
  translator = null,
  scanner = null,
}: { translator?: Translator | null; scanner?: Scanner | null } = {}) {
  const product = await openProduct({ demo: true, translator, scanner });
  const { house, send } = product;
  const { run } = house;
  await run(sql`insert into treatment_categories (slug, position, name) values ('orthopedic', 1, ${KNEE})`);
  await run(sql`insert into treatments (id, slug, category, name, short_name, summary, unit, hospital_nights, stay_days_min,
      stay_days_max, fly_home_min_days, return_to_work_days, trips, risk_class, content)
    values (gen_random_uuid(), ${TREATMENT}, 'orthopedic', ${KNEE}, ${KNEE}, ${KNEE}, 'per_joint', 3, 12, 16, 14, 42, 1, 'high',
      '{"steps": [{"trip": 1, "day_offset": -2, "kind": "arrive"}]}')`);
  const clear = async () => {
    await house.clear();
    await run(sql`delete from journey_templates`);
    await run(sql`delete from intake_forms`);
    await run(sql`delete from booking_rules`);
    for (const id of [CLINIC, OTHER_CLINIC])
      await run(sql`insert into provider_treatments (provider_id, treatment) values (${id}, ${TREATMENT})`);
  };
  const agree = (userId: string) =>
    run(sql`insert into user_consents (user_id, purpose, wording, language, given_at)
      values (${userId}, 'health_data', '2026-11-22', 'en', now())`);
  const patient = async (name = 'marisol') => {
    const who = await house.person('patient', name);
    await agree(who.userId);
    return who;
  };
  const begin = async (token: string, body: object = { treatment: TREATMENT }) =>
    (await send('POST', '/cases', token, body)).body as unknown as Case;
  /** A case with all questions answered; `more` answers differ. */
  const answered = async (token: string, more: Answers = {}, body?: object): Promise<Case> => {
    const made = await begin(token, body);
    const answers = { ...healthyAnswers(made.sections), ...more };
    await send('PATCH', `/cases/${made.id}/answers`, token, { answers });
    return (await send('GET', `/cases/${made.id}`, token)).body as unknown as Case;
  };
  const CONSENTS = [{ purpose: 'share_answers', version: '2026-11-27' }];
  const ask = (token: string, { id, revision }: Pick<Case, 'id' | 'revision'>, clinics: string[] = [CLINIC]) =>
    send(
      'POST',
      '/journeys',
      token,
      { case_id: id, revision, provider_ids: clinics, consents: CONSENTS },
      {
        'idempotency-key': uuidv7(),
      },
    );
  const read = async (token: string, id: string) =>
    (await send('GET', `/journeys/${id}`, token)).body as unknown as Journey;
  /** A clinician of a clinic with a license until a day. */
  const clinician = async (expiresOn = '2027-06-30', providerId = CLINIC): Promise<string> => {
    const id = uuidv7();
    await run(sql`insert into clinicians (id, provider_id, name, title, specialty, languages, treatment_slugs)
      values (${id}, ${providerId}, 'Lúcia Rojas', 'Dra.', ${KNEE}, '{}', '{}')`);
    await run(sql`insert into credentials (id, provider_id, clinician_id, kind, status, body, number, holder, expires_on, checked_on)
      values (${uuidv7()}, ${providerId}, ${id}, 'professional_licence', 'verified', 'CRM-SP', '123456', 'Lúcia Rojas', ${expiresOn}, '2026-11-01')`);
    return id;
  };
  /** Runs what is due; returns how many journeys moved. */
  const runTimers = () =>
    runDueTimers(
      {
        ...house,
        logger: {
          error: (found: unknown) => {
            throw new Error('a timer failed', { cause: found });
          },
        },
      },
      [journeyLifecycle],
    );
  return { ...house, ...product, clear, patient, begin, answered, ask, read, clinician, runTimers };
}

export type JourneysHouse = Awaited<ReturnType<typeof openJourneysHouse>>;
