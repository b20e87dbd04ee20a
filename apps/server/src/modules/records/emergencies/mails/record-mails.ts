import type { Locale } from '@travesia/contracts/kit';
import { defineMails, linkTo, type MailReader } from '../../../../platform/mail/define-mails.ts';

interface EmergencyMailFacts {
  firstName: string;
  clinic: string;
  reference: string;
}

const TEXTS: Readonly<
  Record<
    Locale,
    {
      subject: (clinic: string) => string;
      greeting: (firstName: string) => string;
      first: string;
      more: string;
      open: string;
      labels: { clinic: string; reference: string };
      closing: readonly string[];
    }
  >
> = {
  en: {
    subject: (clinic) => `Your medical records were opened in an emergency: ${clinic}`,
    greeting: (firstName) => `Hello ${firstName},`,
    first: 'Your medical records were opened in an emergency, for one hour. A reason had to be given.',
    more: 'You can read who opened them and why. If it isn’t right, end the access there. The reason isn’t in this email because it can be about your health.',
    open: 'Read it and decide:',
    labels: { clinic: 'Clinic', reference: 'Journey' },
    closing: ['The Travesía team'],
  },
  es: {
    subject: (clinic) => `Abrieron sus documentos médicos en una emergencia: ${clinic}`,
    greeting: (firstName) => `Hola, ${firstName}:`,
    first: 'Abrieron sus documentos médicos en una emergencia, por una hora. Fue obligatorio indicar un motivo.',
    more: 'Puede leer quién los abrió y por qué. Si no corresponde, termine el acceso ahí mismo. El motivo no va en este correo porque puede tratar de su salud.',
    open: 'Léalo y decida:',
    labels: { clinic: 'Clínica', reference: 'Proceso' },
    closing: ['El equipo de Travesía'],
  },
  pt: {
    subject: (clinic) => `Seus documentos médicos foram abertos em uma emergência: ${clinic}`,
    greeting: (firstName) => `Olá, ${firstName},`,
    first: 'Seus documentos médicos foram abertos em uma emergência, por uma hora. Foi obrigatório dar um motivo.',
    more: 'Você pode ler quem os abriu e por quê. Se não estiver certo, encerre o acesso ali mesmo. O motivo não vai neste e-mail porque pode tratar da sua saúde.',
    open: 'Leia e decida:',
    labels: { clinic: 'Clínica', reference: 'Jornada' },
    closing: ['Equipe Travesía'],
  },
};

/** Emails about records: never what is in one, or why it was read. */
export const recordMails = defineMails('records', {
  emergency_opened: {
    examples: [{ firstName: 'Ana', clinic: 'Clínica Um', reference: 'TR-7K3M-9QXD' }],
    write: ({ firstName, clinic, reference }: EmergencyMailFacts, reader: MailReader) => {
      const { subject, greeting, first, more, open, labels, closing } = TEXTS[reader.language];
      return {
        subject: subject(clinic),
        greeting: greeting(firstName),
        paragraphs: [first, more, `${open} ${linkTo(reader, '/medical-records?view=access')}`],
        facts: [[labels.clinic, clinic] as const, [labels.reference, reference] as const],
        closing,
      };
    },
  },
});
