import type { DemoProposals } from '../../modules/packages/index.ts';
import { demoId } from '../demo-id.ts';
import { NETWORK } from './demo-network.ts';

type Proposal = DemoProposals['proposals'][number];
const clinic = (slug: string) => demoId(`provider/${slug}`);

const PROPOSALS: readonly (Omit<Proposal, 'id' | 'providerId'> & { key: string; clinic: string })[] = [
  {
    key: 'inbox-sent',
    clinic: 'clinica-valle-central',
    nth: 0,
    state: 'sent',
    percent: 94,
    floorPercent: 85,
    message: 'Two insurers ask for one price for both knees and hips this winter. Could you hold this one until March?',
    daysAgo: 2,
    daysLeft: 12,
  },
  {
    key: 'inbox-countered',
    clinic: 'clinica-valle-central',
    nth: 1,
    state: 'countered',
    percent: 90,
    counterPercent: 96,
    message: 'A price for patients who come through our network.',
    counterMessage: 'Our laboratory raised its prices by 4 % this year. This is the lowest we can do.',
    daysAgo: 6,
    answeredAfterHours: 30,
    daysLeft: 8,
  },
  {
    key: 'sent',
    clinic: 'clinica-pedra-bonita',
    nth: 0,
    state: 'sent',
    percent: 95,
    message: 'O mesmo preço nas duas clínicas que fazem este tratamento.',
    daysAgo: 3,
    daysLeft: 11,
  },
  {
    key: 'accepted',
    clinic: 'hospital-jequitiba-paulista',
    nth: 0,
    state: 'accepted',
    percent: 97,
    message: 'Proposta combinada na reunião de outubro.',
    daysAgo: 20,
    answeredAfterHours: 9,
    daysLeft: -6,
  },
  {
    key: 'declined',
    clinic: 'odontologia-praia-vermelha',
    nth: 0,
    state: 'declined',
    percent: 80,
    message: 'Um preço de entrada para novos pacientes.',
    reason: 'O laboratório não aceita menos do que cobra hoje.',
    daysAgo: 15,
    answeredAfterHours: 52,
    daysLeft: -1,
  },
  {
    key: 'expired',
    clinic: 'oftalmo-vila-nova',
    nth: 0,
    state: 'expired',
    percent: 92,
    message: 'Preço para os dois olhos na mesma viagem.',
    daysAgo: 30,
    daysLeft: -16,
  },
  {
    key: 'withdrawn',
    clinic: 'clinica-serra-velha',
    nth: 0,
    state: 'withdrawn',
    percent: 90,
    message: 'Campanha de verão.',
    daysAgo: 12,
    daysLeft: 2,
  },
];

/** Package proposals of the demo organization in every state, two of them to the clinic of the shared provider account. */
export const demoProposals = (): DemoProposals => ({
  organizationId: NETWORK,
  sentBy: demoId('person/organization'),
  proposals: PROPOSALS.map(({ key, clinic: slug, ...one }) => ({
    ...one,
    id: demoId(`proposal/${key}`),
    providerId: clinic(slug),
  })),
});
