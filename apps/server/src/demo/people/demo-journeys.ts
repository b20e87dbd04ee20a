import { JOURNEY_CONSENT_VERSIONS } from '@travesia/contracts/journeys';
import type { DemoAftercare } from '../../modules/aftercare/index.ts';
import type { DemoCase } from '../../modules/journeys/index.ts';
import { demoId } from '../demo-id.ts';
import { ANSWERS } from './demo-answers.ts';
import { clinic, JEQUITIBA, type Line, of, patient, VALLE } from './demo-journey-line.ts';
import { NETWORK, OWNER, PATIENT } from './demo-lead.ts';
import { QUOTED_LINES } from './demo-quoted-journeys.ts';
import { TRAVELLING_LINES } from './demo-travelling-journeys.ts';

/** Each row is a case, with one journey for each clinic that was asked. Stages after the review follow in the same way. */
const LINES: readonly Line[] = [
  {
    key: 'own-draft-begun',
    patientId: PATIENT,
    treatment: 'knee-replacement',
    providerId: VALLE,
    answers: ANSWERS.runner,
    share: 40,
    hoursAgo: 50,
    journeys: [],
  },
  {
    key: 'own-draft-nearly',
    patientId: PATIENT,
    treatment: 'executive-checkup',
    answers: ANSWERS.checkup,
    share: 90,
    hoursAgo: 26,
    journeys: [],
  },
  {
    key: 'own-hip',
    patientId: PATIENT,
    treatment: 'hip-replacement',
    answers: { ...ANSWERS.runner, side: 'left', anticoagulants: 'yes', 'anticoagulants-which': 'Apixaban' },
    hoursAgo: 120,
    journeys: [
      {
        providerId: VALLE,
        status: 'records_review',
        askedHoursAgo: 110,
        review: {
          decision: 'fit_if',
          reason:
            'Suitable if your cardiologist agrees in writing to pause the blood thinner before surgery and to restart it after.',
          hoursAgo: 90,
        },
      },
      {
        providerId: JEQUITIBA,
        ownerId: NETWORK,
        status: 'declined',
        askedHoursAgo: 110,
        endedHoursAgo: 96,
        reason: 'We have no operating room free before April, and you asked for January.',
      },
    ],
  },
  of(
    'due-soon',
    { patientId: patient('megan.osullivan'), treatment: 'knee-replacement', answers: ANSWERS.gardener },
    { providerId: VALLE, status: 'inquiry', askedHoursAgo: 21 },
  ),
  of(
    'overdue',
    { patientId: patient('jurgen.hartmann'), treatment: 'hip-replacement', answers: ANSWERS.walker },
    { providerId: VALLE, status: 'inquiry', askedHoursAgo: 30 },
  ),
  of(
    'to-sign',
    {
      patientId: patient('darnell.whitfield'),
      treatment: 'knee-replacement',
      answers: { ...ANSWERS.gardener, weight: 128, smoking: 'now', 'smoking-amount': 12 },
    },
    { providerId: VALLE, status: 'records_review', askedHoursAgo: 44 },
  ),
  of(
    'signed',
    {
      patientId: patient('maria.fernanda.ocampo'),
      treatment: 'hip-replacement',
      language: 'es',
      answers: ANSWERS.abuela,
    },
    {
      providerId: VALLE,
      status: 'records_review',
      askedHoursAgo: 70,
      review: {
        decision: 'fit',
        reason:
          'Puede operarse. La hemoglobina glucosilada se repite a la llegada; con ese valor decide anestesiología.',
        hoursAgo: 40,
      },
    },
  ),
  of(
    'declined',
    { patientId: patient('thomas.achterberg'), treatment: 'executive-checkup', answers: ANSWERS.checkup },
    {
      providerId: VALLE,
      status: 'declined',
      askedHoursAgo: 100,
      endedHoursAgo: 84,
      reason: 'The scan you ask for isn’t done here. A hospital with a PET-CT can do it in the same visit.',
    },
  ),
  of(
    'unfit',
    {
      patientId: patient('siobhan.kearney'),
      treatment: 'knee-replacement',
      answers: { ...ANSWERS.gardener, infection: 'yes' },
    },
    {
      providerId: VALLE,
      status: 'declined',
      askedHoursAgo: 130,
      endedHoursAgo: 112,
      review: {
        decision: 'unfit',
        reason: 'Not while there is an infection. Please have it treated first; you can ask again afterward.',
        hoursAgo: 112,
      },
    },
  ),
  of(
    'unanswered',
    { patientId: patient('lucia.benavides'), treatment: 'knee-replacement', language: 'es', answers: ANSWERS.abuela },
    { providerId: VALLE, status: 'expired', askedHoursAgo: 200, endedHoursAgo: 32 },
  ),
  of(
    'cancelled',
    { patientId: patient('elodie.tremblay'), treatment: 'knee-replacement', answers: ANSWERS.gardener },
    {
      providerId: VALLE,
      status: 'cancelled',
      askedHoursAgo: 150,
      endedHoursAgo: 140,
      reason: 'I will be operated on at home after all.',
    },
  ),
  of(
    'network-due-soon',
    {
      patientId: patient('luiza.magalhaes'),
      treatment: 'oncology-second-opinion',
      language: 'pt',
      answers: ANSWERS.opiniao,
    },
    { providerId: JEQUITIBA, ownerId: NETWORK, status: 'inquiry', askedHoursAgo: 20 },
  ),
  of(
    'network-overdue',
    { patientId: patient('ines.carvalhal'), treatment: 'tummy-tuck', language: 'pt', answers: ANSWERS.mae },
    { providerId: clinic('clinica-pedra-bonita'), ownerId: NETWORK, status: 'inquiry', askedHoursAgo: 33 },
  ),
  of(
    'network-review',
    {
      patientId: patient('joaquin.etcheverry'),
      treatment: 'veneer-porcelain',
      language: 'es',
      answers: ANSWERS.sonrisa,
    },
    { providerId: clinic('odontologia-praia-vermelha'), ownerId: NETWORK, status: 'records_review', askedHoursAgo: 60 },
  ),
  of(
    'network-declined',
    {
      patientId: patient('rafael.bittencourt'),
      treatment: 'liposuction',
      language: 'pt',
      answers: { ...ANSWERS.mae, pregnancy: 'not-applicable', areas: ['abdomen', 'flanks'] },
    },
    {
      providerId: clinic('clinica-serra-velha'),
      ownerId: NETWORK,
      status: 'declined',
      askedHoursAgo: 90,
      endedHoursAgo: 75,
      reason: 'Operamos só pacientes que podem ficar dez dias na cidade. Você indicou uma semana.',
    },
  ),
  of(
    'elsewhere',
    { patientId: patient('annika.lofgren'), treatment: 'dental-implant-single', answers: ANSWERS.smile },
    {
      providerId: clinic('dental-istmo'),
      status: 'cancelled',
      askedHoursAgo: 180,
      endedHoursAgo: 170,
      reason: 'My dates changed.',
    },
  ),
  ...QUOTED_LINES,
  ...TRAVELLING_LINES,
];

const DAYS_OF_WEEK = 7;

/**
 * What waits for an answer today is of the day, what a patient may accept of the week; the rest of the month, so that it
 * doesn't pile up.
 */
function periodOf({ journeys }: Line, today: Date): string {
  const is = (...wanted: string[]) => journeys.some(({ status }) => wanted.includes(status));
  const date = today.toISOString();
  if (is('inquiry')) return date.slice(0, 'YYYY-MM-DD'.length);
  const month = date.slice(0, 'YYYY-MM'.length);
  return is('quoted', 'accepted') ? `${month}/${Math.floor((today.getUTCDate() - 1) / DAYS_OF_WEEK)}` : month;
}

const journeyIdOf = (key: string, place: number, period: string): string => demoId(`journey/${key}/${place}/${period}`);

/** What journeys of the demo have after their treatment, as of a day. */
export const demoAftercare = (today: Date): DemoAftercare[] =>
  LINES.flatMap((line) =>
    line.journeys.flatMap(({ aftercare, ownerId = OWNER }, place) =>
      aftercare ? [{ ...aftercare, ownerId, journeyId: journeyIdOf(line.key, place, periodOf(line, today)) }] : [],
    ),
  );

/** Cases and journeys of the demo as of a day. Their history is never rewritten, so their ids are of the day or the month. */
export const demoCases = (today: Date): DemoCase[] =>
  LINES.map((line) => {
    const { key, journeys, language = 'en', share = 100, hoursAgo = 0, providerId = null, ...rest } = line;
    const period = periodOf(line, today);
    return {
      ...rest,
      language,
      share,
      hoursAgo,
      providerId,
      id: demoId(`case/${key}/${period}`),
      journeys: journeys.map((journey, place) => ({
        ownerId: OWNER,
        consents: [{ purpose: 'share_answers', version: JOURNEY_CONSENT_VERSIONS.share_answers }],
        ...journey,
        id: journeyIdOf(key, place, period),
      })),
    };
  });

/** The first journey of a case of the demo, as of a day. Throws if there is no such case. */
export function journeyOfKey(key: string, today: Date): string {
  const line = LINES.find((one) => one.key === key);
  if (!line) throw new Error(`the demo has no case ${key}`);
  return journeyIdOf(key, 0, periodOf(line, today));
}
