import type { RecallNotice } from '@travesia/contracts/aftercare';
import type { Locale } from '@travesia/contracts/kit';

interface RecallTexts {
  greeting: (firstName: string) => string;
  says: Readonly<
    Record<
      RecallNotice,
      (said: { clinic: string; patients: number }) => { subject: string; first: string; more: string }
    >
  >;
  labels: { clinic: string; reference: string };
  open: string;
  closing: readonly string[];
}

/** Emails about recalls: that there is one, never what it is about. */
export const RECALL_TEXTS: Readonly<Record<Locale, RecallTexts>> = {
  en: {
    greeting: (firstName) => `Hello ${firstName},`,
    says: {
      safety_recall: ({ clinic }) => ({
        subject: `Important safety information: ${clinic}`,
        first: 'There is important safety information about your treatment.',
        more: 'Read it today. It says what happened and what to do. In an emergency, call your local emergency number first.',
      }),
      desk_safety_recall: ({ clinic, patients }) => ({
        subject: `Safety recall: ${clinic}`,
        first: `A safety recall concerns ${patients} ${patients === 1 ? 'patient' : 'patients'} of the clinic. We have told them.`,
        more: 'Call those who haven’t read it, and mark how you reached them.',
      }),
    },
    labels: { clinic: 'Clinic', reference: 'Recall' },
    open: 'Read it here:',
    closing: ['This email is about safety and can’t be turned off.'],
  },
  es: {
    greeting: (firstName) => `Hola, ${firstName}:`,
    says: {
      safety_recall: ({ clinic }) => ({
        subject: `Información importante de seguridad: ${clinic}`,
        first: 'Hay información importante de seguridad sobre su tratamiento.',
        more: 'Léala hoy. Dice qué pasó y qué debe hacer. En una emergencia, llame primero al número de emergencias de su país.',
      }),
      desk_safety_recall: ({ clinic, patients }) => ({
        subject: `Alerta de seguridad: ${clinic}`,
        first: `Una alerta de seguridad afecta a ${patients} ${patients === 1 ? 'paciente' : 'pacientes'} de la clínica. Ya les avisamos.`,
        more: 'Llame a quienes no la hayan leído e indique cómo los contactó.',
      }),
    },
    labels: { clinic: 'Clínica', reference: 'Alerta' },
    open: 'Léala aquí:',
    closing: ['Este correo trata de su seguridad y no se puede desactivar.'],
  },
  pt: {
    greeting: (firstName) => `Olá, ${firstName}:`,
    says: {
      safety_recall: ({ clinic }) => ({
        subject: `Informação importante de segurança: ${clinic}`,
        first: 'Há uma informação importante de segurança sobre o seu tratamento.',
        more: 'Leia hoje. Ela diz o que aconteceu e o que fazer. Em uma emergência, ligue primeiro para o número de emergência do seu país.',
      }),
      desk_safety_recall: ({ clinic, patients }) => ({
        subject: `Alerta de segurança: ${clinic}`,
        first: `Um alerta de segurança diz respeito a ${patients} ${patients === 1 ? 'paciente' : 'pacientes'} da clínica. Já enviamos o aviso.`,
        more: 'Ligue para quem não leu e marque como foi o contato.',
      }),
    },
    labels: { clinic: 'Clínica', reference: 'Alerta' },
    open: 'Leia aqui:',
    closing: ['Este e-mail é sobre segurança e não pode ser desativado.'],
  },
};
