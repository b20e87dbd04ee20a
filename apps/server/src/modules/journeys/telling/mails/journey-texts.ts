import type { JourneyNotice } from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';
import { DOCUMENT_TEXTS, type DocumentSaid } from './document-texts.ts';
import { DISCHARGE_MAIL_TEXTS } from './discharge-mail-texts.ts';
import { PLAN_TEXTS, type PlanSaid } from './plan-texts.ts';

/** What the sentences of an email name. */
interface JourneySaid extends PlanSaid, DocumentSaid {
  /** Until when the clinic should answer, when the journey ends without an answer, or until when a quote is valid. */
  due: string;
  /** The clinic that did not answer. */
  late: string;
  /** Who cancelled. */
  by: string;
}

interface JourneyTexts {
  greeting: (firstName: string) => string;
  says: Readonly<Record<JourneyNotice, (said: JourneySaid) => { subject: string; first: string; more: string }>>;
  labels: { clinic: string; reference: string };
  open: string;
  closing: readonly string[];
}

export const JOURNEY_TEXTS: Readonly<Record<Locale, JourneyTexts>> = {
  en: {
    greeting: (firstName) => `Hello ${firstName},`,
    says: {
      ...PLAN_TEXTS.en,
      ...DOCUMENT_TEXTS.en,
      ...DISCHARGE_MAIL_TEXTS.en,
      journey_overdue: ({ clinic }) => ({
        subject: `No answer yet: ${clinic}`,
        first: 'The clinic hasn’t answered you within 24 hours. We reminded it.',
        more: 'It can still answer for six more days. You don’t have to wait: you can ask another clinic, or cancel.',
      }),
      journey_offered_on: ({ clinic, late, due }) => ({
        subject: `We asked another clinic for you: ${clinic}`,
        first: `${late} didn’t answer in time. As you allowed when you asked, we shared your answers with ${clinic}. It should answer by ${due}.`,
        more: 'If you don’t want that, you can cancel it. The first clinic can still answer.',
      }),
      journey_reviewed: ({ clinic }) => ({
        subject: `A clinician reviewed your answers: ${clinic}`,
        first: 'A clinician at the clinic read your answers and signed a review.',
        more: 'Sign in to read it. It isn’t included in this email because it is about your health.',
      }),
      journey_declined: ({ clinic }) => ({
        subject: `The clinic can’t take you as a patient: ${clinic}`,
        first: 'The clinic read your answers and decided not to treat you.',
        more: 'Sign in to read why. You can ask another clinic with the same answers.',
      }),
      journey_cancelled: ({ clinic, by }) => ({
        subject: `Journey canceled: ${clinic}`,
        first: by === 'team' ? 'Our team canceled your journey with this clinic.' : 'The clinic canceled your journey.',
        more: 'Sign in to read why, and what you can do now.',
      }),
      journey_expired: ({ clinic }) => ({
        subject: `The clinic didn’t answer: ${clinic}`,
        first: 'The clinic didn’t answer within a week, so your journey with it has ended. You owe nothing.',
        more: 'You can ask another clinic with the same answers.',
      }),
      desk_journey_asked: ({ clinic, due }) => ({
        subject: `New inquiry: ${clinic}`,
        first: `A patient asks whether you can treat them. Please answer by ${due}.`,
        more: 'What the patient wrote isn’t included in this email because it contains health information.',
      }),
      desk_journey_overdue: ({ clinic, due }) => ({
        subject: `Inquiry overdue: ${clinic}`,
        first: `A patient has waited 24 hours for your answer. You can still answer; on ${due} the inquiry ends.`,
        more: 'If the patient allowed it, another clinic may be asked too.',
      }),
      desk_journey_cancelled: ({ clinic, by }) => ({
        subject: `Journey canceled: ${clinic}`,
        first:
          {
            patient: 'The patient canceled a journey.',
            clinic: 'The clinic canceled a patient’s journey.',
            organization: 'Your organization canceled a patient’s journey.',
            team: 'Our team canceled a patient’s journey.',
          }[by] ?? 'A patient’s journey ended because the patient no longer needs your answer.',
        more: 'You don’t have to do anything.',
      }),
      desk_journey_expired: ({ clinic }) => ({
        subject: `Inquiry ended without an answer: ${clinic}`,
        first: 'A patient’s inquiry ended because it wasn’t answered within a week.',
        more: 'Patients choose clinics that answer: please answer within 24 hours, even if you can’t take the patient.',
      }),
    },
    labels: { clinic: 'Clinic', reference: 'Reference' },
    open: 'Open the journey:',
    closing: ['Travesía', 'Turn these emails off in Profile > Notifications.'],
  },
  es: {
    greeting: (firstName) => `Hola, ${firstName}:`,
    says: {
      ...PLAN_TEXTS.es,
      ...DOCUMENT_TEXTS.es,
      ...DISCHARGE_MAIL_TEXTS.es,
      journey_overdue: ({ clinic }) => ({
        subject: `Aún sin respuesta: ${clinic}`,
        first: 'La clínica no le respondió en 24 horas. Ya se lo recordamos.',
        more: 'Todavía puede responder durante seis días. No necesita esperar: puede consultar a otra clínica o cancelar.',
      }),
      journey_offered_on: ({ clinic, late, due }) => ({
        subject: `Consultamos a otra clínica por usted: ${clinic}`,
        first: `No hubo respuesta a tiempo de ${late}. Como usted lo autorizó al consultar, compartimos sus respuestas con otra clínica: ${clinic}. Debe responder a más tardar: ${due}.`,
        more: 'Si no lo desea, puede cancelar. La primera clínica aún puede responder.',
      }),
      journey_reviewed: ({ clinic }) => ({
        subject: `Un profesional revisó sus respuestas: ${clinic}`,
        first: 'Un profesional de la salud de la clínica leyó sus respuestas y firmó una revisión.',
        more: 'Inicie sesión para leerla. No está en este correo porque trata de su salud.',
      }),
      journey_declined: ({ clinic }) => ({
        subject: `La clínica no puede atenderle: ${clinic}`,
        first: 'La clínica leyó sus respuestas y decidió no atenderle.',
        more: 'Inicie sesión para leer el motivo. Puede consultar a otra clínica con las mismas respuestas.',
      }),
      journey_cancelled: ({ clinic, by }) => ({
        subject: `Proceso cancelado: ${clinic}`,
        first: by === 'team' ? 'Nuestro equipo canceló su proceso con esta clínica.' : 'La clínica canceló su proceso.',
        more: 'Inicie sesión para leer el motivo y ver qué puede hacer ahora.',
      }),
      journey_expired: ({ clinic }) => ({
        subject: `La clínica no respondió: ${clinic}`,
        first: 'La clínica no respondió en una semana, así que su proceso con ella terminó. No debe nada.',
        more: 'Puede consultar a otra clínica con las mismas respuestas.',
      }),
      desk_journey_asked: ({ clinic, due }) => ({
        subject: `Nueva consulta: ${clinic}`,
        first: `Un paciente pregunta si pueden atenderle. Responda a más tardar: ${due}.`,
        more: 'Lo que escribió el paciente no está en este correo porque contiene información de salud.',
      }),
      desk_journey_overdue: ({ clinic, due }) => ({
        subject: `Consulta atrasada: ${clinic}`,
        first: `Un paciente espera su respuesta desde hace 24 horas. Aún puede responder; la consulta termina: ${due}.`,
        more: 'Si el paciente lo autorizó, también se puede consultar a otra clínica.',
      }),
      desk_journey_cancelled: ({ clinic, by }) => ({
        subject: `Proceso cancelado: ${clinic}`,
        first:
          {
            patient: 'El paciente canceló un proceso.',
            clinic: 'La clínica canceló el proceso de un paciente.',
            organization: 'Su organización canceló el proceso de un paciente.',
            team: 'Nuestro equipo canceló el proceso de un paciente.',
          }[by] ?? 'El proceso de un paciente terminó porque ya no necesita su respuesta.',
        more: 'No necesita hacer nada.',
      }),
      desk_journey_expired: ({ clinic }) => ({
        subject: `Consulta terminada sin respuesta: ${clinic}`,
        first: 'La consulta de un paciente terminó porque no tuvo respuesta en una semana.',
        more: 'Los pacientes eligen clínicas que responden: responda en 24 horas, también si no puede atender al paciente.',
      }),
    },
    labels: { clinic: 'Clínica', reference: 'Referencia' },
    open: 'Abra el proceso:',
    closing: ['Travesía', 'Desactive estos correos en Perfil > Notificaciones.'],
  },
  pt: {
    greeting: (firstName) => `Olá, ${firstName},`,
    says: {
      ...PLAN_TEXTS.pt,
      ...DOCUMENT_TEXTS.pt,
      ...DISCHARGE_MAIL_TEXTS.pt,
      journey_overdue: ({ clinic }) => ({
        subject: `Ainda sem resposta: ${clinic}`,
        first: 'A clínica não respondeu em 24 horas. Já enviamos um lembrete a ela.',
        more: 'Ela ainda pode responder por mais seis dias. Você não precisa esperar: pode consultar outra clínica ou cancelar.',
      }),
      journey_offered_on: ({ clinic, late, due }) => ({
        subject: `Consultamos outra clínica para você: ${clinic}`,
        first: `Não houve resposta a tempo desta clínica: ${late}. Como você autorizou ao consultar, compartilhamos suas respostas com outra: ${clinic}. Prazo para ela responder: ${due}.`,
        more: 'Se você não quiser, pode cancelar. A primeira clínica ainda pode responder.',
      }),
      journey_reviewed: ({ clinic }) => ({
        subject: `Um profissional analisou suas respostas: ${clinic}`,
        first: 'Um profissional de saúde da clínica leu suas respostas e assinou uma análise.',
        more: 'Entre na sua conta para ler. A análise não está neste e-mail porque trata da sua saúde.',
      }),
      journey_declined: ({ clinic }) => ({
        subject: `A clínica não pode atender você: ${clinic}`,
        first: 'A clínica leu suas respostas e decidiu não atender você.',
        more: 'Entre na sua conta para ler o motivo. Você pode consultar outra clínica com as mesmas respostas.',
      }),
      journey_cancelled: ({ clinic, by }) => ({
        subject: `Jornada cancelada: ${clinic}`,
        first:
          by === 'team' ? 'Nossa equipe cancelou sua jornada com esta clínica.' : 'A clínica cancelou sua jornada.',
        more: 'Entre na sua conta para ler o motivo e ver o que você pode fazer agora.',
      }),
      journey_expired: ({ clinic }) => ({
        subject: `A clínica não respondeu: ${clinic}`,
        first: 'A clínica não respondeu em uma semana, então sua jornada com ela terminou. Você não deve nada.',
        more: 'Você pode consultar outra clínica com as mesmas respostas.',
      }),
      desk_journey_asked: ({ clinic, due }) => ({
        subject: `Nova consulta: ${clinic}`,
        first: `Um paciente pergunta se vocês podem atendê-lo. Responda até: ${due}.`,
        more: 'O que o paciente escreveu não está neste e-mail porque contém informações de saúde.',
      }),
      desk_journey_overdue: ({ clinic, due }) => ({
        subject: `Consulta atrasada: ${clinic}`,
        first: `Um paciente espera sua resposta há 24 horas. Você ainda pode responder; a consulta termina em: ${due}.`,
        more: 'Se o paciente autorizou, outra clínica também pode ser consultada.',
      }),
      desk_journey_cancelled: ({ clinic, by }) => ({
        subject: `Jornada cancelada: ${clinic}`,
        first:
          {
            patient: 'O paciente cancelou uma jornada.',
            clinic: 'A clínica cancelou a jornada de um paciente.',
            organization: 'Sua organização cancelou a jornada de um paciente.',
            team: 'Nossa equipe cancelou a jornada de um paciente.',
          }[by] ?? 'A jornada de um paciente terminou porque ele não precisa mais da sua resposta.',
        more: 'Você não precisa fazer nada.',
      }),
      desk_journey_expired: ({ clinic }) => ({
        subject: `Consulta encerrada sem resposta: ${clinic}`,
        first: 'A consulta de um paciente terminou porque não teve resposta em uma semana.',
        more: 'Os pacientes escolhem clínicas que respondem: responda em 24 horas, mesmo se não puder atender o paciente.',
      }),
    },
    labels: { clinic: 'Clínica', reference: 'Referência' },
    open: 'Abra a jornada:',
    closing: ['Travesía', 'Desative estes e-mails em Perfil > Notificações.'],
  },
};
