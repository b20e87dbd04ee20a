import type { DemoInvitation } from '../../modules/invitations/index.ts';
import type { DemoOrganization } from '../../modules/organizations/index.ts';
import { demoId } from '../demo-id.ts';
import { daysBefore } from './demo-people.ts';

const clinic = (slug: string) => demoId(`provider/${slug}`);
const person = (role: string) => demoId(`person/${role}`);
export const NETWORK = demoId('organization/rede-araucaria');
/** The clinic of the demo's shared provider account. */
const CLINIC = clinic('clinica-valle-central');
/** Has a pending invitation, for visitors to answer. */
const ASKED = clinic('plastica-reboucas');
const MANAGED = [
  'hospital-jequitiba-paulista',
  'clinica-pedra-bonita',
  'odontologia-praia-vermelha',
  'clinica-serra-velha',
  'oftalmo-vila-nova',
  'clinica-valle-central',
].map(clinic);

/** The demo organization and the clinic of its shared provider account, as of the demo's beginning. */
export const demoNetwork = (beginning: Date): DemoOrganization => ({
  organization: {
    id: NETWORK,
    name: 'Rede Araucária Saúde',
    type: 'clinic_network',
    city: 'São Paulo',
    country: 'BR',
    description: {
      en: 'Six clinics and hospitals in Brazil and Costa Rica that receive patients from abroad: one coordination team, one written price for each package, and records that follow the patient from one clinic to the next.',
      es: 'Seis clínicas y hospitales de Brasil y Costa Rica que reciben a pacientes del exterior: un solo equipo de coordinación, un precio por escrito para cada paquete y un expediente que acompaña al paciente de una clínica a otra.',
      pt: 'Seis clínicas e hospitais do Brasil e da Costa Rica que recebem pacientes do exterior: uma só equipe de coordenação, um preço por escrito para cada pacote e um prontuário que acompanha o paciente de uma clínica à outra.',
    },
    createdAt: daysBefore(beginning, JOINED),
  },
  policies: {
    depositPercentage: 30,
    requireDeposit: true,
    locked: ['require_deposit'],
    updatedAt: daysBefore(beginning, POLICIES_SET),
  },
  origins: (
    [
      ['clinica-pedra-bonita', 'organization'],
      ['odontologia-praia-vermelha', 'clinic'],
      ['oftalmo-vila-nova', 'clinic'],
      ['clinica-valle-central', 'clinic'],
    ] as const
  ).map(([slug, setBy]) => ({
    providerId: clinic(slug),
    key: 'deposit_percentage',
    setBy,
    since: daysBefore(beginning, POLICIES_SET),
  })),
  showcase: {
    slug: 'rede-araucaria-saude',
    published: true,
    brandColor: '#0f5c4a',
    tagline: {
      en: 'Six clinics in Brazil and Costa Rica, one team beside you.',
      es: 'Seis clínicas en Brasil y Costa Rica, un solo equipo a su lado.',
      pt: 'Seis clínicas no Brasil e na Costa Rica, uma só equipe ao seu lado.',
    },
    updatedAt: daysBefore(beginning, POLICIES_SET),
  },
  ownerId: person('organization'),
  clinicIds: MANAGED,
  clinic: { id: CLINIC, ownerId: person('provider') },
  since: daysBefore(beginning, JOINED),
});

/** Days since the organization and its clinics joined, and since its people did. */
const JOINED = 300;
/** Days since it set policies for its clinics and published its page. */
const POLICIES_SET = 40;

/** Sample invitations, one of each kind and an expired one; docs/runbook.md lists their addresses. */
const INVITATIONS: readonly Omit<DemoInvitation, 'id'>[] = [
  {
    token: 'demo-invitation-to-a-network',
    to: { kind: 'organization_member', role: 'manager' },
    organizationId: NETWORK,
    providerId: null,
    inviterId: person('organization'),
    mailbox: 'lucia.prado',
    message: 'Lúcia, the six clinics are in. Come and help me keep them together.',
    age: 1,
  },
  {
    token: 'demo-invitation-to-a-clinic-team',
    to: { kind: 'provider_member', role: 'coordinator' },
    organizationId: null,
    providerId: CLINIC,
    inviterId: person('provider'),
    mailbox: 'gabriela.mora',
    message: 'Gabriela, patients from abroad write to us at night. Shall we share that from Monday?',
    age: 1,
  },
  {
    token: 'demo-invitation-for-a-clinic',
    to: { kind: 'provider_joins_organization', role: 'owner' },
    organizationId: NETWORK,
    providerId: ASKED,
    inviterId: person('organization'),
    mailbox: 'direcao.reboucas',
    message: 'We met in Curitiba. Your surgeons would round off what we offer in São Paulo.',
    age: 1,
  },
  {
    token: 'demo-invitation-that-expired',
    to: { kind: 'organization_member', role: 'analyst' },
    organizationId: NETWORK,
    providerId: null,
    inviterId: person('organization'),
    mailbox: 'otavio.lins',
    message: 'Otávio, have a look at our figures.',
    age: 9,
  },
];

/** The sample invitations of a day. */
export const demoInvitations = (today: Date): DemoInvitation[] =>
  INVITATIONS.map((one) => ({ ...one, id: demoId(`invitation/${one.token}/${today.toISOString().slice(0, 10)}`) }));
