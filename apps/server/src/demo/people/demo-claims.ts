import type { DemoClaim, DemoRecall } from '../../modules/aftercare/index.ts';
import { demoId } from '../demo-id.ts';
import { patient, VALLE } from './demo-journey-line.ts';
import { NETWORK } from './demo-lead.ts';

const OWNER = demoId('person/provider');
const ADMIN = demoId('person/admin');
/** Journeys that were treated are of the month, so what follows them is too. */
const periodOf = (today: Date): string => today.toISOString().slice(0, 'YYYY-MM'.length);
const journeyOf = (key: string, today: Date) => demoId(`journey/${key}/0/${periodOf(today)}`);

/** One that waits for the clinic, one that waits for the team, and one that was settled. */
export const demoClaims = (today: Date): readonly DemoClaim[] => [
  {
    key: `waiting/${periodOf(today)}`,
    journeyId: journeyOf('aftercare', today),
    kind: 'complication',
    subject: 'revision_treatment',
    status: 'open',
    hoursAgo: 30,
    text: 'The wound opened again two weeks after the surgery. My doctor at home says it must be closed in the operating room.',
    percent: 20,
    steps: [],
  },
  {
    key: `deciding/${periodOf(today)}`,
    journeyId: journeyOf('recovery', today),
    kind: 'dispute',
    subject: 'charged_more',
    status: 'deciding',
    hoursAgo: 100,
    text: 'The hospital asked me to pay for the walker and the compression stockings. The quote says that they are included.',
    percent: 4,
    steps: [
      {
        action: 'answer',
        as: 'provider',
        by: OWNER,
        hoursAgo: 70,
        text: 'The quote includes rented equipment. The patient chose to keep the walker.',
      },
      {
        action: 'propose',
        as: 'provider',
        by: OWNER,
        hoursAgo: 50,
        text: 'We give back the stockings. The walker stays with the patient.',
        percent: 30,
      },
      {
        action: 'ask_decision',
        as: 'patient',
        by: patient('annika.lofgren'),
        hoursAgo: 40,
        text: 'Nobody told me that keeping it costs extra.',
      },
    ],
  },
  {
    key: `settled/${periodOf(today)}`,
    journeyId: journeyOf('network-aftercare', today),
    kind: 'dispute',
    subject: 'not_as_agreed',
    status: 'settled',
    hoursAgo: 300,
    text: 'A cinta pós-cirúrgica do orçamento não foi entregue e precisei comprar uma.',
    percent: 3,
    steps: [
      {
        action: 'propose',
        as: 'organization',
        by: NETWORK,
        hoursAgo: 260,
        text: 'Houve uma falha na entrega. Devolvemos o valor da cinta.',
        percent: 100,
      },
      { action: 'accept', as: 'patient', by: patient('rafael.bittencourt'), hoursAgo: 240 },
    ],
  },
];

/** One whose people are being contacted. */
export const demoRecall = (today: Date): DemoRecall => ({
  key: `sterile-water/${periodOf(today)}`,
  providerId: VALLE,
  title: {
    en: 'Sterile water of operating room 2',
    es: 'Agua estéril del quirófano 2',
    pt: 'Água estéril da sala de cirurgia 2',
  },
  message: {
    en: 'A test found germs in the sterile water of operating room 2. You may need a blood test. Call the clinic within two days, even if you feel well.',
    es: 'Una prueba encontró gérmenes en el agua estéril del quirófano 2. Puede necesitar un análisis de sangre. Llame a la clínica en los próximos dos días, aunque se sienta bien.',
    pt: 'Um teste encontrou germes na água estéril da sala de cirurgia 2. Você pode precisar de um exame de sangue. Ligue para a clínica nos próximos dois dias, mesmo que se sinta bem.',
  },
  since: 40,
  hoursAgo: 26,
  approvedBy: ADMIN,
  people: [
    { journeyId: journeyOf('in-treatment', today), readHoursAgo: 25 },
    { journeyId: journeyOf('recovery', today) },
    {
      journeyId: journeyOf('aftercare', today),
      unreachable: { note: 'Three calls, no answer. The mailbox is full.', by: OWNER },
    },
  ],
});
