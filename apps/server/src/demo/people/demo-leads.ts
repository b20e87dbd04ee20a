import { calendar } from '../../platform/calendar.ts';
import type { DemoLeads, DemoRequest } from '../../modules/leads/index.ts';
import { demoId } from '../demo-id.ts';
import { at, lead, NETWORK, ofDay, OWNER, PATIENT, type Written } from './demo-lead.ts';
import { CLAIMS, CONTACTS } from './demo-messages.ts';

const clinic = (slug: string) => demoId(`provider/${slug}`);
const VALLE = clinic('clinica-valle-central');

/** A request whose month of travel follows the day. */
interface Dated extends Omit<Written<DemoRequest>, 'preferredMonth'> {
  monthsAhead: number | null;
}

const REQUESTS: readonly Dated[] = [
  lead(
    'knee-overdue',
    {
      reference: 'TR-5Q8M-2KVX',
      fullName: 'Carmen Iglesias Prado',
      email: at('carmen.iglesias'),
      language: 'es' as const,
      country: 'ES',
      phone: '+34600123456',
      hoursAgo: 150,
      status: 'received' as const,
      providerId: VALLE,
      treatment: 'knee-replacement',
      monthsAhead: 3,
      companion: true,
      message:
        'Tengo 61 años y artrosis en la rodilla derecha. Me recomendaron una prótesis total, pero la lista de espera es de más de un año. ¿Operan con anestesia espinal? Tomo medicación para la tensión. ¿Cuántos días tendría que quedarme antes de volver a España?',
    },
    'clinic',
  ),
  lead(
    'hip-new',
    {
      reference: 'TR-8C3W-H6PD',
      fullName: 'Naomi Okafor',
      email: at('naomi.okafor'),
      language: 'en' as const,
      country: 'US',
      phone: null,
      hoursAgo: 5,
      status: 'received' as const,
      providerId: VALLE,
      treatment: 'hip-replacement',
      monthsAhead: 2,
      companion: true,
      message:
        'I’m 54 and my orthopedist says my left hip needs replacing within the year. I have type 2 diabetes, well controlled (A1c 6.4). Would that be a problem for you? My husband would travel with me. Could you tell me which implant you use, and whether physical therapy starts at the clinic?',
    },
    'clinic',
  ),
  lead(
    'checkup-assigned',
    {
      reference: 'TR-B2NX-7JQ4',
      fullName: 'Thomas Achterberg',
      email: at('thomas.achterberg'),
      language: 'en' as const,
      country: 'NL',
      phone: '+31612345678',
      hoursAgo: 22,
      status: 'received' as const,
      assigneeId: OWNER,
      providerId: VALLE,
      treatment: 'executive-checkup',
      monthsAhead: null,
      companion: false,
      message:
        'We’ll be on vacation in Costa Rica. Can two people do the checkup on the same day, and do you give the results in English before we leave?',
    },
    'clinic',
    [{ by: 'note', hoursAgo: 20, text: 'Preguntar en laboratorio si podemos entregar los resultados en 48 horas.' }],
  ),
  lead(
    'hip-answered',
    {
      reference: 'TR-K9TF-3M6Z',
      fullName: 'Ana Ferreira Whitlock',
      email: at('patient'),
      senderId: PATIENT,
      language: 'en' as const,
      country: 'US',
      phone: null,
      hoursAgo: 76,
      status: 'answered' as const,
      assigneeId: OWNER,
      providerId: VALLE,
      treatment: 'hip-replacement',
      monthsAhead: 2,
      companion: true,
      message:
        'I’m comparing clinics for a hip replacement. Does your price include the night before surgery, and who do I call if something worries me once I’m back home?',
    },
    'clinic',
    [
      {
        by: 'clinic',
        hoursAgo: 50,
        text: 'Dear Ana, thank you for writing. The price includes four nights, starting with the one before surgery. After you fly home, you can reach our nurse by phone every day for six weeks, and Dr. Araya sees you by video after two and six weeks. We can only tell whether you’re a candidate from an X-ray taken in the last three months.',
      },
    ],
  ),
  lead(
    'dental-waiting',
    {
      reference: 'TR-H7QK-2VNE',
      fullName: 'Ana Ferreira Whitlock',
      email: at('patient'),
      senderId: PATIENT,
      language: 'en' as const,
      country: 'US',
      phone: '+12125550142',
      hoursAgo: 15,
      status: 'received' as const,
      providerId: clinic('sonrisa-pacifico'),
      treatment: 'dental-implant-single',
      monthsAhead: 5,
      companion: true,
      message:
        'I lost a lower molar last year and my dentist at home suggests an implant. I’m 47, take a blood-pressure tablet and don’t smoke. How many visits would I need, and how long between them?',
    },
    'clinic',
  ),
  lead(
    'checkup-companion',
    {
      reference: 'TR-2YBM-9GSD',
      fullName: 'Ana Ferreira Whitlock',
      email: at('patient'),
      senderId: PATIENT,
      language: 'en' as const,
      country: 'US',
      phone: null,
      hoursAgo: 260,
      status: 'accepted' as const,
      assigneeId: OWNER,
      providerId: VALLE,
      treatment: 'executive-checkup',
      monthsAhead: 2,
      companion: true,
      message:
        'My husband will travel with me. Could he have a checkup while I recover, on a day when I need to rest anyway?',
    },
    'clinic',
    [
      {
        by: 'clinic',
        hoursAgo: 236,
        text: 'Dear Ana, yes, gladly. We suggest the third day after your operation: Mr. Whitlock fasts, comes at 7:30 a.m. and is back with you for lunch. He gets the report in English before you fly home.',
      },
    ],
  ),
  lead(
    'facelift-declined',
    {
      reference: 'TR-W4HD-9RXC',
      fullName: 'Élodie Tremblay',
      email: at('elodie.tremblay'),
      language: 'en' as const,
      country: 'CA',
      phone: null,
      hoursAgo: 240,
      status: 'declined' as const,
      assigneeId: OWNER,
      providerId: VALLE,
      treatment: 'facelift',
      monthsAhead: null,
      companion: null,
      message:
        'I’d like a facelift and liposuction in one operation. I take blood thinners because of a thrombosis last year.',
    },
    'clinic',
    [
      {
        by: 'clinic',
        hoursAgo: 216,
        text: 'Dear Élodie, after a thrombosis last year we wouldn’t plan elective surgery of this length so soon. Please talk to your hematologist first; we’d be glad to hear from you again after that.',
      },
    ],
  ),
  lead(
    'oncology-network',
    {
      reference: 'TR-6PGV-X1NB',
      fullName: 'Luiza Magalhães Teixeira',
      email: at('luiza.magalhaes'),
      language: 'pt' as const,
      country: 'BR',
      phone: '+5521987654321',
      hoursAgo: 30,
      status: 'received' as const,
      providerId: clinic('hospital-jequitiba-paulista'),
      treatment: 'oncology-second-opinion',
      monthsAhead: null,
      companion: null,
      message:
        'Minha mãe recebeu o diagnóstico de câncer de mama em setembro. Gostaríamos de uma segunda opinião antes de começar a quimioterapia, marcada para daqui a três semanas. Que exames vocês precisam ver?',
    },
    'organization',
  ),
  lead(
    'lasik-network-overdue',
    {
      reference: 'TR-Q7ZS-4E8K',
      fullName: 'Joaquín Etcheverry',
      email: at('joaquin.etcheverry'),
      language: 'es' as const,
      country: 'UY',
      phone: null,
      hoursAgo: 170,
      status: 'received' as const,
      providerId: clinic('oftalmo-vila-nova'),
      treatment: 'lasik-both-eyes',
      monthsAhead: 1,
      companion: false,
      message:
        'Uso lentes de contacto desde hace quince años, −5,5 y −6 con algo de astigmatismo. ¿Cuántos días antes debo dejar de usarlos? ¿Puedo volver en avión al día siguiente?',
    },
    'organization',
  ),
  lead(
    'veneers-network',
    {
      reference: 'TR-3VXA-M5TG',
      fullName: 'Inês Carvalhal',
      email: at('ines.carvalhal'),
      language: 'pt' as const,
      country: 'PT',
      phone: null,
      hoursAgo: 98,
      status: 'accepted' as const,
      assigneeId: NETWORK,
      providerId: clinic('odontologia-praia-vermelha'),
      treatment: 'veneer-porcelain',
      monthsAhead: 4,
      companion: null,
      message: 'Queria colocar oito facetas durante as férias. Dez dias no Rio são suficientes?',
    },
    'organization',
    [
      {
        by: 'organization',
        hoursAgo: 70,
        text: 'Olá, Inês! Para oito facetas, dez dias costumam ser suficientes: planejamento e preparo nos dois primeiros, prova por volta do sexto e cimentação no oitavo. O dentista confirma depois de ver fotos e uma radiografia panorâmica.',
      },
    ],
  ),
  lead(
    'no-clinic',
    {
      reference: 'TR-D5RM-8YW2',
      fullName: 'Siobhán Kearney',
      email: at('siobhan.kearney'),
      language: 'en' as const,
      country: 'IE',
      phone: '+353871234567',
      hoursAgo: 18,
      status: 'received' as const,
      providerId: null,
      treatment: 'hip-replacement',
      monthsAhead: null,
      companion: true,
      message:
        'I don’t know which country to choose. I’m 67, live alone and would need someone to help me for the first week. Which of your clinics arrange that?',
    },
    'team',
  ),
];

/** A calendar month some months ahead, YYYY-MM. */
const monthAhead = (now: Date, months: number): string =>
  calendar.addDays(calendar.dateAt(now, 'UTC'), months * 30).slice(0, 7);

/** What visitors sent in the demo, relative to a day: some of it new, overdue, answered and decided. */
export const demoLeads = (today: Date): DemoLeads => ({
  requests: REQUESTS.map(({ monthsAhead: months, ...request }) => ({
    ...ofDay(request, today),
    preferredMonth: months === null ? null : monthAhead(today, months),
  })),
  contacts: CONTACTS.map((contact) => ofDay(contact, today)),
  claims: CLAIMS.map((claim) => ofDay(claim, today)),
});
