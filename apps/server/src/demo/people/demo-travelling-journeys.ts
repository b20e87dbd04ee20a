import { ANSWERS } from './demo-answers.ts';
import { clinic, type Line, of, patient, VALLE } from './demo-journey-line.ts';
import { NETWORK, PATIENT } from './demo-lead.ts';

const SAN_JOSE = {
  name: 'San José',
  airport: 'SJO',
  hotel: 'Hotel Los Yoses del Este',
  address: 'Avenida 8, calle 41, Los Yoses, San José',
  phone: '+506 5550 0142',
  clinic: 'Clínica Valle Central',
};
const PANAMA = {
  name: 'Ciudad de Panamá',
  airport: 'PTY',
  hotel: 'Hotel Cinta del Mar',
  address: 'Calle 50, Bella Vista, Ciudad de Panamá',
  phone: '+507 5550 0117',
  clinic: 'Dental Istmo',
};
const RIO = {
  name: 'Rio de Janeiro',
  airport: 'GIG',
  hotel: 'Hotel Enseada Azul',
  address: 'Rua Voluntários da Pátria, 120, Botafogo, Rio de Janeiro',
  phone: '+55 21 5550-0133',
  clinic: 'Clínica Pedra Bonita',
};
const KNEE_PLAN = 'Total replacement of the right knee under spinal anesthesia, then therapy twice a day.';
const HIP_PLAN = 'Total replacement of the hip from the front, without cutting muscle.';
const IMPLANT_PLAN =
  'First trip: the implant. Second trip, once it has healed: the crown. Each trip takes less than a week.';

const MAKER = 'Ortopedia Cordillera';
/** A stem and a cup as labels name them; the stem is of the lot that several patients have. */
const HIP_IMPLANTS = [
  {
    name: 'Stem Andes, size 11',
    maker: MAKER,
    lot: 'AN-24-1187',
    udi: '(01)07501234567893(10)AN-24-1187',
    site: 'Hip',
  },
  { name: 'Cup Andes, 52 mm', maker: MAKER, lot: 'CU-25-0342', udi: '(01)07501234567909(10)CU-25-0342', site: 'Hip' },
];
const KNEE_IMPLANTS = [
  {
    name: 'Knee Páramo, size 6',
    maker: MAKER,
    lot: 'KN-25-2210',
    udi: '(01)07501234567916(10)KN-25-2210',
    site: 'Right knee',
  },
];

const DENTAL_IMPLANT = [
  {
    name: 'Dental implant Istmo, 4.1 × 10 mm',
    maker: 'Implantes del Istmo',
    lot: 'DI-25-0816',
    udi: '(01)07501234567923(10)DI-25-0816',
    site: 'Lower left first molar',
  },
];

/** A quote that was accepted so many hours ago, at a price. */
const accepted = (usd: number, plan: string, decidedHoursAgo: number) =>
  ({ status: 'accepted', usd, plan, hoursAgo: decidedHoursAgo + 70, decidedHoursAgo }) as const;

/** Journeys that were booked, from then to the end of aftercare. */
export const TRAVELLING_LINES: readonly Line[] = [
  of(
    'own-preparing',
    { patientId: PATIENT, treatment: 'hip-replacement', answers: { ...ANSWERS.runner, side: 'left' } },
    {
      providerId: VALLE,
      status: 'preparing',
      askedHoursAgo: 700,
      booking: { day: 18, bookedHoursAgo: 500 },
      documents: 'to_sign',
      documentQuestion: {
        question: 'How long will I need crutches?',
        answer: 'Usually four to six weeks. The physiotherapist tells you when you can walk without them.',
      },
      plan: { city: SAN_JOSE, home: 'LAX', language: 'en', latePatient: 1, lateClinic: 1 },
      quotes: [
        accepted(13_700, HIP_PLAN, 500),
        {
          kind: 'change_order',
          status: 'sent',
          usd: 14_200,
          hoursAgo: 30,
          plan: HIP_PLAN,
          reason:
            'Your X-rays show that a longer stem is needed. It costs more than the one in the quote; nothing else changes.',
        },
      ],
    },
  ),
  of(
    'booked',
    {
      patientId: patient('rosario.huaman'),
      treatment: 'knee-replacement',
      language: 'es',
      answers: ANSWERS.abuela,
    },
    {
      providerId: VALLE,
      status: 'booked',
      askedHoursAgo: 270,
      review: { decision: 'fit', reason: 'Puede operarse con control de la glucosa.', hoursAgo: 250 },
      booking: { day: 41, bookedHoursAgo: 150 },
      documents: 'to_countersign',
      plan: { home: 'LIM', language: 'es' },
      quotes: [accepted(12_400, 'Prótesis total de rodilla con anestesia raquídea.', 150)],
    },
  ),
  of(
    'travelling',
    { patientId: patient('megan.osullivan'), treatment: 'knee-replacement', answers: ANSWERS.runner },
    {
      providerId: VALLE,
      status: 'travelling',
      askedHoursAgo: 1_100,
      booking: { day: 2, bookedHoursAgo: 900 },
      documents: { surgeonBefore: 'Dr. Esteban Quirós' },
      // The treatment was moved by some days, and the flight home wasn't.
      plan: { city: SAN_JOSE, home: 'BOS', language: 'en', fliesAfter: -4, lateClinic: 1 },
      quotes: [accepted(12_500, KNEE_PLAN, 900)],
    },
  ),
  of(
    'in-treatment',
    { patientId: patient('elodie.tremblay'), treatment: 'hip-replacement', answers: ANSWERS.runner },
    {
      providerId: VALLE,
      status: 'in_treatment',
      askedHoursAgo: 1_300,
      booking: { day: -1, bookedHoursAgo: 1_000 },
      plan: { city: SAN_JOSE, home: 'YYZ', language: 'en' },
      quotes: [accepted(13_600, HIP_PLAN, 1_000)],
    },
  ),
  of(
    'recovery',
    { patientId: patient('annika.lofgren'), treatment: 'knee-replacement', answers: ANSWERS.runner },
    {
      providerId: VALLE,
      status: 'recovery',
      askedHoursAgo: 1_400,
      discharge: { implants: KNEE_IMPLANTS, lacks: ['imaging', 'pathology'] },
      booking: { day: -6, bookedHoursAgo: 1_150 },
      aftercare: {
        dischargedDaysAgo: null,
        incident: { hoursAgo: 2, answers: { leg: 'yes', pain: 6 }, is: 'escalated' },
      },
      plan: { city: SAN_JOSE, home: 'ARN', language: 'en', latePatient: 1 },
      quotes: [
        accepted(12_300, KNEE_PLAN, 1_150),
        {
          kind: 'change_order',
          status: 'accepted',
          usd: 12_700,
          hoursAgo: 600,
          decidedHoursAgo: 560,
          plan: KNEE_PLAN,
          reason: 'You asked for two more nights in the hospital.',
        },
      ],
    },
  ),
  of(
    'aftercare',
    { patientId: patient('thomas.achterberg'), treatment: 'hip-replacement', answers: ANSWERS.runner },
    {
      providerId: VALLE,
      status: 'aftercare',
      askedHoursAgo: 1_900,
      discharge: { implants: HIP_IMPLANTS },
      booking: { day: -30, bookedHoursAgo: 1_600 },
      aftercare: {
        dischargedDaysAgo: 26,
        incident: { hoursAgo: 3, answers: { fever: 'yes' }, is: 'open' },
      },
      plan: { city: SAN_JOSE, home: 'AMS', language: 'en' },
      quotes: [accepted(13_500, HIP_PLAN, 1_600)],
    },
  ),
  of(
    'completed',
    { patientId: patient('megan.osullivan'), treatment: 'hip-replacement', answers: ANSWERS.runner },
    {
      providerId: VALLE,
      status: 'completed',
      askedHoursAgo: 3_400,
      booking: { day: -95, bookedHoursAgo: 3_100 },
      discharge: { implants: HIP_IMPLANTS },
      plan: { city: SAN_JOSE, home: 'BOS', language: 'en' },
      quotes: [accepted(13_300, HIP_PLAN, 3_100)],
    },
  ),
  of(
    'aftercare-elsewhere',
    { patientId: patient('elodie.tremblay'), treatment: 'hip-replacement', answers: ANSWERS.runner },
    {
      providerId: clinic('hospital-cafetal'),
      status: 'aftercare',
      askedHoursAgo: 1_800,
      booking: { day: -34, bookedHoursAgo: 1_500 },
      discharge: { implants: HIP_IMPLANTS },
      plan: { home: 'YUL', language: 'en' },
      quotes: [accepted(12_900, HIP_PLAN, 1_500)],
    },
  ),
  of(
    'own-aftercare',
    { patientId: PATIENT, treatment: 'knee-replacement', answers: ANSWERS.runner },
    {
      providerId: VALLE,
      status: 'aftercare',
      askedHoursAgo: 1_000,
      booking: { day: -11, bookedHoursAgo: 800 },
      discharge: { implants: KNEE_IMPLANTS },
      aftercare: { dischargedDaysAgo: 7 },
      plan: { city: SAN_JOSE, home: 'LAX', language: 'en' },
      quotes: [accepted(12_450, KNEE_PLAN, 800)],
    },
  ),
  of(
    'network-preparing',
    {
      patientId: patient('luiza.magalhaes'),
      treatment: 'tummy-tuck',
      language: 'pt',
      answers: ANSWERS.mae,
    },
    {
      providerId: clinic('clinica-pedra-bonita'),
      ownerId: NETWORK,
      status: 'preparing',
      askedHoursAgo: 800,
      booking: { day: 12, bookedHoursAgo: 600 },
      plan: { city: RIO, home: 'MIA', language: 'pt', lateClinic: 1, latePatient: 1 },
      quotes: [accepted(4_900, 'Abdominoplastia com anestesia geral e uma noite no hospital.', 600)],
    },
  ),
  of(
    'network-aftercare',
    {
      patientId: patient('rafael.bittencourt'),
      treatment: 'liposuction',
      language: 'pt',
      answers: { ...ANSWERS.mae, pregnancy: 'not-applicable', areas: ['abdomen', 'flanks'] },
    },
    {
      providerId: clinic('clinica-serra-velha'),
      ownerId: NETWORK,
      status: 'aftercare',
      askedHoursAgo: 1_250,
      discharge: {},
      booking: { day: -26, bookedHoursAgo: 1_000 },
      aftercare: {
        dischargedDaysAgo: 24,
        incident: {
          hoursAgo: 200,
          answers: { wound: ['redness'] },
          is: 'resolved',
          note: 'Falamos por vídeo. Mantenha o curativo limpo e envie uma foto amanhã.',
        },
      },
      plan: { home: 'LIS', language: 'pt' },
      quotes: [accepted(3_600, 'Lipoaspiração de abdome e flancos.', 1_000)],
    },
  ),
  ...(
    [
      ['two-trips-preparing', 'annika.lofgren', 'dental-istmo', 'preparing', 9, 520],
      ['two-trips-booked', 'jurgen.hartmann', 'clinica-dental-ceiba', 'booked', 33, 240],
      ['two-trips-recovery', 'maria.fernanda.ocampo', 'centro-odontologico-irazu', 'recovery', -4, 900],
    ] as const
  ).map(([key, mailbox, slug, status, day, bookedHoursAgo]) =>
    of(
      key,
      { patientId: patient(mailbox), treatment: 'dental-implant-single', answers: ANSWERS.smile },
      {
        providerId: clinic(slug),
        status,
        askedHoursAgo: bookedHoursAgo + 200,
        booking: { day, bookedHoursAgo },
        plan: { ...(slug === 'dental-istmo' ? { city: PANAMA } : {}), home: 'FRA', language: 'en' },
        quotes: [accepted(1_500, IMPLANT_PLAN, bookedHoursAgo)],
      },
    ),
  ),
  // The implant has healed: the crown is to be booked, or is.
  ...(
    [
      ['own-second-trip', PATIENT, 'aftercare', undefined],
      ['second-trip', patient('elodie.tremblay'), 'preparing', { day: 16, bookedHoursAgo: 190 }],
    ] as const
  ).map(([key, patientId, status, returning]) =>
    of(
      key,
      { patientId, treatment: 'dental-implant-single', answers: ANSWERS.smile },
      {
        providerId: clinic('dental-istmo'),
        status,
        askedHoursAgo: 3_050,
        booking: { day: -104, bookedHoursAgo: 2_900 },
        discharge: { implants: DENTAL_IMPLANT, dental: true },
        dischargedHoursAgo: 2_470,
        ...(returning ? { returning } : {}),
        aftercare: { dischargedDaysAgo: 103 },
        plan: { city: PANAMA, home: patientId === PATIENT ? 'LAX' : 'YUL', language: 'en' },
        quotes: [accepted(1_450, IMPLANT_PLAN, 2_900)],
      },
    ),
  ),
];
