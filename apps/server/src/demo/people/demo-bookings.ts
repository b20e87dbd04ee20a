import type { DemoBooking } from '../../modules/bookings/index.ts';
import { demoId } from '../demo-id.ts';
import { NETWORK, OWNER, PATIENT } from './demo-lead.ts';

const clinic = (slug: string) => demoId(`provider/${slug}`);
const VALLE = clinic('clinica-valle-central');
const patient = (mailbox: string) => demoId(`account/${mailbox}`);

type Line = Pick<DemoBooking, 'status' | 'kind' | 'treatment' | 'day' | 'time'> &
  Partial<Omit<DemoBooking, 'id'>> & { key: string };

const LINES: readonly Line[] = [
  { key: 'today-first', status: 'confirmed', kind: 'consultation', treatment: 'knee-replacement', day: 0, time: '14:00', patientId: patient('megan.osullivan') },
  { key: 'today-online', status: 'confirmed', kind: 'online', treatment: 'hip-replacement', day: 0, time: '16:00', patientId: patient('jurgen.hartmann'), clinician: 1 },
  { key: 'to-answer', status: 'pending', kind: 'consultation', treatment: 'hip-replacement', day: 5, time: '09:00', bookedHoursAgo: 4, patientId: patient('naomi.okafor'), notes: 'I walk with a cane. Is there a step-free entrance?' },
  { key: 'to-answer-own', status: 'pending', kind: 'online', treatment: 'hip-replacement', day: 6, time: '10:30', bookedHoursAgo: 7, clinician: 1, notes: 'I would like to talk about the recovery at home.' },
  { key: 'to-answer-late', status: 'pending', kind: 'consultation', treatment: 'executive-checkup', day: 9, time: '08:00', bookedHoursAgo: 60, patientId: patient('thomas.achterberg'), clinician: 2 },
  { key: 'to-pay', status: 'awaiting_payment', kind: 'treatment', treatment: 'knee-replacement', day: 21, time: '08:00', minutes: 240, bookedHoursAgo: 12 },
  { key: 'to-pay-late', status: 'awaiting_payment', kind: 'treatment', treatment: 'hip-replacement', day: 24, time: '08:00', minutes: 240, bookedHoursAgo: 70, clinician: 1, patientId: patient('siobhan.kearney') },
  { key: 'this-week', status: 'confirmed', kind: 'consultation', treatment: 'hip-replacement', day: 3, time: '11:00', patientId: patient('darnell.whitfield') },
  { key: 'this-week-own', status: 'confirmed', kind: 'online', treatment: 'hip-replacement', day: 4, time: '15:00', clinician: 1 },
  { key: 'paid', status: 'confirmed', kind: 'treatment', treatment: 'hip-replacement', day: 33, time: '08:00', minutes: 240, bookedHoursAgo: 200, clinician: 2 },
  { key: 'paid-guest', status: 'confirmed', kind: 'treatment', treatment: 'knee-replacement', day: 38, time: '08:00', minutes: 240, bookedHoursAgo: 240, patientId: patient('annika.lofgren'), language: 'en' },
  { key: 'done', status: 'completed', kind: 'treatment', treatment: 'executive-checkup', day: -12, time: '08:00', minutes: 240, bookedHoursAgo: 900 },
  { key: 'done-visit', status: 'completed', kind: 'consultation', treatment: 'knee-replacement', day: -6, time: '10:00', bookedHoursAgo: 500, patientId: patient('elodie.tremblay') },
  { key: 'not-closed', status: 'confirmed', kind: 'consultation', treatment: 'knee-replacement', day: -4, time: '12:00', bookedHoursAgo: 240, patientId: patient('rosario.huaman'), language: 'es' },
  { key: 'by-patient', status: 'cancelled', cancelled: 'patient', kind: 'treatment', treatment: 'knee-replacement', day: 45, time: '08:00', minutes: 240, bookedHoursAgo: 400, reason: 'My leave from work was moved.' },
  { key: 'declined', status: 'cancelled', cancelled: 'provider_declined', kind: 'consultation', treatment: 'facelift', day: 2, time: '09:30', bookedHoursAgo: 80, patientId: patient('graham.pettigrew'), reason: 'Our surgeon is at a congress that day. Please choose another one.' },
  { key: 'by-clinic', status: 'cancelled', cancelled: 'provider_cancelled', kind: 'treatment', treatment: 'hip-replacement', day: 15, time: '08:00', minutes: 240, bookedHoursAgo: 350, patientId: patient('maria.fernanda.ocampo'), language: 'es', reason: 'El quirófano está en mantenimiento ese día.' },
  { key: 'unanswered', status: 'cancelled', cancelled: 'not_answered', kind: 'online', treatment: 'hip-replacement', day: 1, time: '17:00', bookedHoursAgo: 60, patientId: patient('lucia.benavides'), language: 'es' },
  { key: 'unpaid', status: 'cancelled', cancelled: 'not_paid', kind: 'treatment', treatment: 'knee-replacement', day: 19, time: '08:00', minutes: 240, bookedHoursAgo: 130, patientId: patient('joaquin.etcheverry'), language: 'es' },
  { key: 'missed', status: 'cancelled', cancelled: 'no_show', kind: 'consultation', treatment: 'knee-replacement', day: -3, time: '09:00', bookedHoursAgo: 260, patientId: patient('rafael.bittencourt'), language: 'pt' },
  { key: 'by-team', status: 'cancelled', cancelled: 'admin', kind: 'consultation', treatment: 'knee-replacement', day: 7, time: '13:00', bookedHoursAgo: 190, patientId: patient('maria.fernanda.ocampo'), language: 'es', reason: 'It was booked twice.' },
  { key: 'network-to-answer', status: 'pending', kind: 'consultation', treatment: 'oncology-second-opinion', day: 4, time: '09:00', bookedHoursAgo: 6, providerId: clinic('hospital-jequitiba-paulista'), ownerId: NETWORK, patientId: patient('luiza.magalhaes'), language: 'pt' },
  { key: 'network-this-week', status: 'confirmed', kind: 'consultation', treatment: 'lasik-both-eyes', day: 3, time: '10:00', providerId: clinic('oftalmo-vila-nova'), ownerId: NETWORK, patientId: patient('joaquin.etcheverry'), language: 'es' },
  { key: 'network-paid', status: 'confirmed', kind: 'treatment', treatment: 'veneer-porcelain', day: 28, time: '09:00', minutes: 180, bookedHoursAgo: 150, providerId: clinic('odontologia-praia-vermelha'), ownerId: NETWORK, patientId: patient('ines.carvalhal'), language: 'pt' },
];

const MINUTES = 40;
const BOOKED_HOURS_AGO = 96;

const isHeld = ({ status }: Pick<DemoBooking, 'status'>) => status === 'pending' || status === 'awaiting_payment';

/**
 * Bookings of the demo as of a day, in every state. Their ids are of the day, as their history is never rewritten; those
 * weeks ahead are of the month, so that they don’t pile up.
 */
export const demoBookings = (today: Date): DemoBooking[] =>
  LINES.map(({ key, ...line }) => {
    const day = today.toISOString().slice(0, line.kind === 'treatment' && !isHeld(line) ? 'YYYY-MM'.length : 'YYYY-MM-DD'.length);
    return {
      cancelled: null,
      providerId: VALLE,
      patientId: PATIENT,
      ownerId: OWNER,
      clinician: 0,
      minutes: MINUTES,
      bookedHoursAgo: BOOKED_HOURS_AGO,
      language: 'en' as const,
      notes: null,
      reason: null,
      ...line,
      id: demoId(`booking/${key}/${day}`),
    };
  });
