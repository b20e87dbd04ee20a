import { ANSWERS } from './demo-answers.ts';
import { clinic, JEQUITIBA, type Line, of, patient, VALLE } from './demo-journey-line.ts';
import { NETWORK, PATIENT } from './demo-lead.ts';

const KNEE_PLAN =
  'Total replacement of the right knee under spinal anesthesia. You stand up the next day, and a therapist walks with you twice a day.';
const HIP_PLAN =
  'Total replacement of the hip from the front, without cutting muscle. You walk with two crutches from the second day.';

/** Journeys whose quotes wait, or were decided. */
export const QUOTED_LINES: readonly Line[] = [
  {
    // The lowest price leaves out the hotel and the transfers, so it isn't the lowest with everything.
    key: 'own-three',
    patientId: PATIENT,
    treatment: 'knee-replacement',
    answers: ANSWERS.runner,
    hoursAgo: 150,
    journeys: [
      {
        providerId: VALLE,
        status: 'quoted',
        askedHoursAgo: 140,
        quotes: [
          {
            status: 'sent',
            usd: 12_600,
            hoursAgo: 100,
            plan: KNEE_PLAN,
            questions: [
              {
                key: 'lodging',
                question: 'Is the hotel step-free, and is breakfast included?',
                hoursAgo: 80,
                answer: 'Yes: an elevator to every floor, a walk-in shower, and breakfast every day.',
                answeredHoursAgo: 71,
              },
              {
                key: 'implants_devices',
                question: 'Which implant would you use, and do I get its card?',
                hoursAgo: 9,
              },
            ],
          },
        ],
      },
      {
        providerId: clinic('hospital-cafetal'),
        status: 'quoted',
        askedHoursAgo: 140,
        quotes: [
          {
            status: 'sent',
            usd: 11_900,
            hoursAgo: 110,
            plan: KNEE_PLAN,
            without: { lodging: 1_700, transfers: 260 },
          },
        ],
      },
      {
        providerId: clinic('ortopedia-mitras'),
        status: 'quoted',
        askedHoursAgo: 140,
        quotes: [{ status: 'sent', usd: 13_400, hoursAgo: 90, validDays: 21, plan: KNEE_PLAN }],
      },
    ],
  },
  of(
    'quote-draft',
    { patientId: patient('naomi.okafor'), treatment: 'knee-replacement', answers: ANSWERS.runner },
    {
      providerId: VALLE,
      status: 'records_review',
      askedHoursAgo: 40,
      quotes: [{ status: 'draft', usd: 12_300, hoursAgo: 5, plan: KNEE_PLAN }],
    },
  ),
  of(
    'own-accepted',
    { patientId: PATIENT, treatment: 'executive-checkup', answers: ANSWERS.checkup },
    {
      providerId: clinic('hospital-cafetal'),
      status: 'accepted',
      askedHoursAgo: 130,
      booking: { day: 26, bookedHoursAgo: 20 },
      quotes: [
        {
          status: 'accepted',
          usd: 1_450,
          hoursAgo: 100,
          decidedHoursAgo: 20,
          plan: 'One day of tests, and a talk about the results the next morning.',
        },
      ],
    },
  ),
  of(
    'quote-declined',
    { patientId: patient('annika.lofgren'), treatment: 'hip-replacement', answers: ANSWERS.runner },
    {
      providerId: VALLE,
      status: 'quoted',
      askedHoursAgo: 220,
      quotes: [
        {
          status: 'declined',
          usd: 13_900,
          hoursAgo: 190,
          decidedHoursAgo: 120,
          plan: HIP_PLAN,
          declined: 'The price is fine, but I can’t stay for two weeks.',
        },
      ],
    },
  ),
  of(
    'quote-expired',
    { patientId: patient('thomas.achterberg'), treatment: 'knee-replacement', answers: ANSWERS.runner },
    {
      providerId: VALLE,
      status: 'quoted',
      askedHoursAgo: 420,
      quotes: [{ status: 'expired', usd: 12_200, hoursAgo: 390, validDays: 14, plan: KNEE_PLAN }],
    },
  ),
  of(
    'quote-again',
    { patientId: patient('elodie.tremblay'), treatment: 'hip-replacement', answers: ANSWERS.runner },
    {
      providerId: VALLE,
      status: 'quoted',
      askedHoursAgo: 260,
      quotes: [
        { status: 'superseded', usd: 14_600, hoursAgo: 230, decidedHoursAgo: 60, plan: HIP_PLAN },
        {
          status: 'sent',
          usd: 13_800,
          hoursAgo: 60,
          plan: `${HIP_PLAN} Three nights in the hospital instead of five, as you asked.`,
          questions: [{ key: null, question: 'Can my sister stay in the room with me?', hoursAgo: 30 }],
        },
      ],
    },
  ),
  of(
    'network-quoted',
    {
      patientId: patient('luiza.magalhaes'),
      treatment: 'executive-checkup',
      language: 'pt',
      answers: ANSWERS.checkup,
    },
    {
      providerId: JEQUITIBA,
      ownerId: NETWORK,
      status: 'quoted',
      askedHoursAgo: 120,
      quotes: [
        {
          status: 'sent',
          usd: 1_300,
          hoursAgo: 90,
          plan: 'Um dia de exames e uma conversa sobre os resultados na manhã seguinte.',
          questions: [{ key: 'preop_tests', question: 'Preciso repetir os exames que fiz em março?', hoursAgo: 14 }],
        },
      ],
    },
  ),
];
