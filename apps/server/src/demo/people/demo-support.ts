import type { DemoNotification } from '../../modules/notifications/index.ts';
import type { DemoTicket } from '../../modules/support/index.ts';
import { demoId } from '../demo-id.ts';
import { leadId } from './demo-lead.ts';

const person = (role: string) => demoId(`person/${role}`);
const ADMIN = person('admin');

interface Line {
  by: 'me' | 'team' | 'note';
  hoursAgo: number;
  text: string;
}

/** A ticket as written, before the day gives it ids. */
type Written = Pick<DemoTicket, 'reference' | 'topic' | 'subject' | 'state' | 'closedHoursAgo'> & {
  key: string;
  role: string;
  taken: boolean;
  lines: readonly Line[];
};

const ticket = (
  key: string,
  role: string,
  facts: Omit<Written, 'key' | 'role' | 'taken' | 'lines'> & { taken?: boolean },
  lines: readonly Line[],
): Written => ({ taken: false, ...facts, key, role, lines });

/** Tickets of a day have ids of that day, like their history, which is never rewritten. */
const ticketId = (key: string, today: Date) => demoId(`ticket/${key}/${today.toISOString().slice(0, 10)}`);

function ofDay({ key, role, taken, lines, ...facts }: Written, today: Date): DemoTicket {
  const id = ticketId(key, today);
  return {
    ...facts,
    id,
    userId: person(role),
    assigneeId: taken ? ADMIN : null,
    messages: lines.map(({ by, hoursAgo, text }, place) => ({
      id: demoId(`${id}/${place}`),
      authorId: by === 'me' ? person(role) : ADMIN,
      byTeam: by !== 'me',
      internal: by === 'note',
      hoursAgo,
      text,
    })),
  };
}

/** Support tickets of the demo people, each in their language. */
const TICKETS: readonly Written[] = [
  ticket(
    'flight',
    'patient',
    {
      reference: 'TS-4F7Q-K2MN',
      topic: 'journey',
      subject: 'Can I book the flight home now?',
      state: 'answered',
      taken: true,
    },
    [
      {
        by: 'me',
        hoursAgo: 52,
        text: 'The hip replacement page says to wait at least 14 days before flying. Fares are good this week. Is it safe to book a flight on day 15?',
      },
      {
        by: 'team',
        hoursAgo: 27,
        text: 'Dear Ana, 14 days is the usual wait, for planning only. Your surgeon decides when you can fly and confirms it in writing after seeing you. We suggest a changeable fare on day 17 or later. Please also ask the airline whether it requires a medical form.',
      },
    ],
  ),
  ticket(
    'deposit',
    'patient',
    {
      reference: 'TS-9XC2-H5RV',
      topic: 'prices',
      subject: 'Deposit in colones or dollars?',
      state: 'closed',
      closedHoursAgo: 389.9,
      taken: true,
    },
    [
      {
        by: 'me',
        hoursAgo: 410,
        text: 'The price is in US dollars on the page, and the clinic is in Costa Rica. Which amount applies?',
      },
      {
        by: 'team',
        hoursAgo: 395,
        text: 'The amount in the clinic’s currency applies. You see it below the price when you choose another currency. Ask the clinic to state the currency in its written quote.',
      },
      { by: 'me', hoursAgo: 390, text: 'Found it, thank you!' },
    ],
  ),
  ticket(
    'renewal',
    'provider',
    { reference: 'TS-B6T3-8WJD', topic: 'partners', subject: 'Renovación de la habilitación', state: 'open' },
    [
      {
        by: 'me',
        hoursAgo: 20,
        text: 'Nuestra habilitación del Ministerio de Salud vence el mes próximo y ya tenemos la nueva. ¿Cómo se la hacemos llegar para no perder la insignia?',
      },
    ],
  ),
  ticket(
    'clinic',
    'organization',
    {
      reference: 'TS-M1P8-3ZGA',
      topic: 'partners',
      subject: 'Convite à clínica de Curitiba sem resposta',
      state: 'open',
      taken: true,
    },
    [
      {
        by: 'me',
        hoursAgo: 71,
        text: 'Convidamos a Plástica Rebouças para a nossa rede e ninguém respondeu. O convite chegou?',
      },
      {
        by: 'note',
        hoursAgo: 50,
        text: 'The invitation was sent but not opened. The clinic’s mailbox may only be read by the front desk.',
      },
      {
        by: 'team',
        hoursAgo: 49,
        text: 'Bom dia, Beatriz. O convite foi enviado e ainda está aberto. Só um titular da clínica pode aceitar; vale avisar a direção por telefone.',
      },
      {
        by: 'me',
        hoursAgo: 6,
        text: 'Falei com a direção: eles não encontram o e-mail. Podem enviar para outro endereço?',
      },
    ],
  ),
];

/** Support tickets of the demo people on a day. */
export const demoTickets = (today: Date): DemoTicket[] => TICKETS.map((one) => ofDay(one, today));

/** Notifications of the demo people on a day. */
export const demoNotifications = (today: Date): DemoNotification[] => [
  {
    userId: person('patient'),
    hoursAgo: 27,
    kind: 'ticket_answered',
    params: { ticket_id: ticketId('flight', today), reference: 'TS-4F7Q-K2MN' },
  },
  {
    userId: person('patient'),
    hoursAgo: 50,
    kind: 'request_answered',
    params: { request_id: leadId('hip-answered', today), reference: 'TR-K9TF-3M6Z', clinic: 'Clínica Valle Central' },
  },
  {
    userId: person('provider'),
    hoursAgo: 5,
    kind: 'request_received',
    params: { request_id: leadId('hip-new', today), reference: 'TR-8C3W-H6PD', clinic: 'Clínica Valle Central' },
  },
  {
    userId: person('provider'),
    hoursAgo: 30,
    kind: 'request_overdue',
    params: { request_id: leadId('knee-overdue', today), reference: 'TR-5Q8M-2KVX', clinic: 'Clínica Valle Central' },
  },
  {
    userId: person('provider'),
    hoursAgo: 42,
    kind: 'papers_ending',
    params: { clinic: 'Clínica Valle Central', count: 2, ended: 1 },
  },
  {
    userId: person('organization'),
    hoursAgo: 30,
    kind: 'request_received',
    params: {
      request_id: leadId('oncology-network', today),
      reference: 'TR-6PGV-X1NB',
      clinic: 'Hospital Jequitibá Paulista',
      desk: 'organization',
    },
  },
  {
    userId: ADMIN,
    hoursAgo: 7,
    kind: 'lead_received',
    params: { lead_id: leadId('contact-new', today), reference: 'TR-1XNC-6VQH', kind: 'contact' },
  },
  {
    userId: ADMIN,
    hoursAgo: 28,
    kind: 'lead_received',
    params: { lead_id: leadId('claim-new', today), reference: 'TR-M2KP-5CVT', kind: 'claim' },
  },
  {
    userId: person('organization'),
    hoursAgo: 49,
    kind: 'ticket_answered',
    params: { ticket_id: ticketId('clinic', today), reference: 'TS-M1P8-3ZGA' },
  },
];
