import type { AftercareNotice } from '@travesia/contracts/aftercare';
import type { Locale } from '@travesia/contracts/kit';

/** What the sentences of an email name. */
interface AftercareSaid {
  clinic: string;
  /** Until when the clinic must answer. */
  due: string;
  isUrgent: boolean;
}

interface AftercareTexts {
  greeting: (firstName: string) => string;
  says: Readonly<Record<AftercareNotice, (said: AftercareSaid) => { subject: string; first: string; more: string }>>;
  labels: { clinic: string; reference: string };
  open: string;
  closing: readonly string[];
}

/** Emails about check-ins and incidents: nothing of how a patient does, no treatment, no name. */
export const AFTERCARE_TEXTS: Readonly<Record<Locale, AftercareTexts>> = {
  en: {
    greeting: (firstName) => `Hello ${firstName},`,
    says: {
      check_in_due: ({ clinic }) => ({
        subject: `How are you? A few questions from ${clinic}`,
        first: 'Your clinic would like to know how you are. It takes about two minutes.',
        more: 'If it is an emergency, call your local emergency number first.',
      }),
      check_in_reminder: ({ clinic }) => ({
        subject: `Your check-in is waiting: ${clinic}`,
        first: 'You haven’t answered your check-in yet.',
        more: 'If it is an emergency, call your local emergency number first.',
      }),
      incident_acknowledged: ({ clinic }) => ({
        subject: `Your clinic is taking care of it: ${clinic}`,
        first: 'Somebody at your clinic read your alert and is taking care of it.',
        more: 'If you feel worse, call your local emergency number.',
      }),
      incident_noted: ({ clinic }) => ({
        subject: `Your clinic wrote to you: ${clinic}`,
        first: 'There is a new note for you.',
        more: 'Sign in to read it. It isn’t included in this email because it is about your health.',
      }),
      incident_resolved: ({ clinic }) => ({
        subject: `Your alert was closed: ${clinic}`,
        first: 'Your clinic closed your alert and left you a note.',
        more: 'Sign in to read it. You can reopen the alert if it isn’t settled for you.',
      }),
      desk_incident_opened: ({ clinic, due, isUrgent }) => ({
        subject: `${isUrgent ? 'Urgent: a patient needs an answer' : 'A patient needs an answer'}: ${clinic}`,
        first: `Answer by ${due}.`,
        more: 'After that, your organization and our team are told. Details aren’t included in this email because they are about health.',
      }),
      desk_incident_escalated: ({ clinic }) => ({
        subject: `Alert not answered in time: ${clinic}`,
        first: 'A patient’s alert wasn’t answered in time. The clinic, its organization and our team have been told.',
        more: 'If nobody answers within an hour, everyone is told again.',
      }),
      desk_incident_alarmed: ({ clinic }) => ({
        subject: `Still not answered: ${clinic}`,
        first: 'A patient’s alert is still not answered, an hour after everyone was told.',
        more: 'Contact the patient now, and acknowledge the alert.',
      }),
      desk_incident_noted: ({ clinic }) => ({
        subject: `A patient wrote in an alert: ${clinic}`,
        first: 'A patient added a note to an alert.',
        more: 'What it says isn’t included in this email because it can contain health information.',
      }),
    },
    labels: { clinic: 'Clinic', reference: 'Reference' },
    open: 'Open it:',
    closing: ['Travesía'],
  },
  es: {
    greeting: (firstName) => `Hola, ${firstName}:`,
    says: {
      check_in_due: ({ clinic }) => ({
        subject: `¿Cómo está? Unas preguntas de ${clinic}`,
        first: 'Su clínica quiere saber cómo está. Le tomará unos dos minutos.',
        more: 'Si es una emergencia, llame primero al número de emergencias local.',
      }),
      check_in_reminder: ({ clinic }) => ({
        subject: `Tiene un cuestionario pendiente: ${clinic}`,
        first: 'Todavía no respondió su cuestionario de seguimiento.',
        more: 'Si es una emergencia, llame primero al número de emergencias local.',
      }),
      incident_acknowledged: ({ clinic }) => ({
        subject: `Su clínica ya se ocupa: ${clinic}`,
        first: 'En su clínica leyeron su alerta y ya se ocupan.',
        more: 'Si se siente peor, llame al número de emergencias local.',
      }),
      incident_noted: ({ clinic }) => ({
        subject: `Su clínica le escribió: ${clinic}`,
        first: 'Hay una nota nueva para usted.',
        more: 'Inicie sesión para leerla. No está en este correo porque trata de su salud.',
      }),
      incident_resolved: ({ clinic }) => ({
        subject: `Su alerta se cerró: ${clinic}`,
        first: 'Su clínica cerró la alerta y le dejó una nota.',
        more: 'Inicie sesión para leerla. Si para usted no está resuelta, puede reabrirla.',
      }),
      desk_incident_opened: ({ clinic, due, isUrgent }) => ({
        subject: `${isUrgent ? 'Urgente: un paciente necesita respuesta' : 'Un paciente necesita respuesta'}: ${clinic}`,
        first: `Responda a más tardar: ${due}.`,
        more: 'Después avisaremos a su organización y a nuestro equipo. Los detalles no están en este correo porque tratan de la salud.',
      }),
      desk_incident_escalated: ({ clinic }) => ({
        subject: `Alerta sin respuesta a tiempo: ${clinic}`,
        first:
          'Nadie respondió a tiempo la alerta de un paciente. Avisamos a la clínica, a su organización y a nuestro equipo.',
        more: 'Si nadie responde en una hora, avisaremos de nuevo.',
      }),
      desk_incident_alarmed: ({ clinic }) => ({
        subject: `Sigue sin respuesta: ${clinic}`,
        first: 'La alerta de un paciente sigue sin respuesta, una hora después del aviso a todos.',
        more: 'Comuníquese ahora con el paciente y confirme la alerta.',
      }),
      desk_incident_noted: ({ clinic }) => ({
        subject: `Un paciente escribió en una alerta: ${clinic}`,
        first: 'Un paciente agregó una nota a una alerta.',
        more: 'Su contenido no está en este correo porque puede tener datos de salud.',
      }),
    },
    labels: { clinic: 'Clínica', reference: 'Referencia' },
    open: 'Ábralo aquí:',
    closing: ['Travesía'],
  },
  pt: {
    greeting: (firstName) => `Olá, ${firstName},`,
    says: {
      check_in_due: ({ clinic }) => ({
        subject: `Como você está? Algumas perguntas de ${clinic}`,
        first: 'A clínica quer saber como você está. Leva uns dois minutos.',
        more: 'Se for uma emergência, ligue primeiro para o número de emergência local.',
      }),
      check_in_reminder: ({ clinic }) => ({
        subject: `Há um questionário à sua espera: ${clinic}`,
        first: 'Você ainda não respondeu o questionário de acompanhamento.',
        more: 'Se for uma emergência, ligue primeiro para o número de emergência local.',
      }),
      incident_acknowledged: ({ clinic }) => ({
        subject: `A clínica já está cuidando disso: ${clinic}`,
        first: 'A clínica leu seu alerta e já está cuidando disso.',
        more: 'Se você piorar, ligue para o número de emergência local.',
      }),
      incident_noted: ({ clinic }) => ({
        subject: `A clínica escreveu para você: ${clinic}`,
        first: 'Há uma anotação nova para você.',
        more: 'Entre para ler. Ela não está neste e-mail porque trata da sua saúde.',
      }),
      incident_resolved: ({ clinic }) => ({
        subject: `Seu alerta foi encerrado: ${clinic}`,
        first: 'A clínica encerrou o alerta e deixou uma anotação para você.',
        more: 'Entre para ler. Se para você não estiver resolvido, é possível reabrir.',
      }),
      desk_incident_opened: ({ clinic, due, isUrgent }) => ({
        subject: `${isUrgent ? 'Urgente: um paciente precisa de resposta' : 'Um paciente precisa de resposta'}: ${clinic}`,
        first: `Responda até ${due}.`,
        more: 'Depois disso, avisamos a organização e a nossa equipe. Os detalhes não estão neste e-mail porque tratam de saúde.',
      }),
      desk_incident_escalated: ({ clinic }) => ({
        subject: `Alerta sem resposta no prazo: ${clinic}`,
        first:
          'O alerta de um paciente não foi respondido no prazo. Avisamos a clínica, a organização e a nossa equipe.',
        more: 'Se ninguém responder em uma hora, avisamos de novo.',
      }),
      desk_incident_alarmed: ({ clinic }) => ({
        subject: `Continua sem resposta: ${clinic}`,
        first: 'O alerta de um paciente continua sem resposta, uma hora depois do aviso a todos.',
        more: 'Fale agora com o paciente e confirme o alerta.',
      }),
      desk_incident_noted: ({ clinic }) => ({
        subject: `Um paciente escreveu em um alerta: ${clinic}`,
        first: 'Um paciente adicionou uma anotação a um alerta.',
        more: 'O conteúdo não está neste e-mail porque pode ter dados de saúde.',
      }),
    },
    labels: { clinic: 'Clínica', reference: 'Referência' },
    open: 'Abra aqui:',
    closing: ['Travesía'],
  },
};
