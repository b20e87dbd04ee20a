import type { Locale } from '@travesia/contracts/kit';

export type ApprovalDecision = 'approved' | 'rejected' | 'revoked';

interface About {
  clinic: string;
  treatment: string;
}

interface ApprovalTexts {
  greeting: (firstName: string) => string;
  subject: Record<ApprovalDecision, (about: About) => string>;
  what: Record<ApprovalDecision, (about: About) => string>;
  reason: (reason: string) => string;
  where: string;
  closing: string[];
}

export const APPROVAL_TEXTS: Readonly<Record<Locale, ApprovalTexts>> = {
  en: {
    greeting: (firstName) => `Hello ${firstName},`,
    subject: {
      approved: ({ treatment, clinic }) => `Approved: ${treatment} (${clinic})`,
      rejected: ({ treatment, clinic }) => `Not approved: ${treatment} (${clinic})`,
      revoked: ({ treatment, clinic }) => `Approval revoked: ${treatment} (${clinic})`,
    },
    what: {
      approved: ({ treatment, clinic }) =>
        `Travesía approved ${treatment} at ${clinic}. Patients can now see it, with the regulator’s warning.`,
      rejected: ({ treatment, clinic }) =>
        `Travesía did not approve ${treatment} at ${clinic}. Patients can’t see it. You can request approval again.`,
      revoked: ({ treatment, clinic }) =>
        `Travesía revoked the approval of ${treatment} at ${clinic}. Patients no longer see it or its packages.`,
    },
    reason: (reason) => `Reason: ${reason}`,
    where: 'Your treatments:',
    closing: ['Travesía', 'Automated email; please don’t reply'],
  },
  es: {
    greeting: (firstName) => `Hola, ${firstName}:`,
    subject: {
      approved: ({ treatment, clinic }) => `Aprobado: ${treatment} (${clinic})`,
      rejected: ({ treatment, clinic }) => `No aprobado: ${treatment} (${clinic})`,
      revoked: ({ treatment, clinic }) => `Aprobación revocada: ${treatment} (${clinic})`,
    },
    what: {
      approved: ({ treatment, clinic }) =>
        `Travesía aprobó este tratamiento de ${clinic}: ${treatment}. Los pacientes ya lo ven, con la advertencia del regulador.`,
      rejected: ({ treatment, clinic }) =>
        `Travesía no aprobó este tratamiento de ${clinic}: ${treatment}. Los pacientes no lo ven. Puede volver a pedir la aprobación.`,
      revoked: ({ treatment, clinic }) =>
        `Travesía revocó la aprobación de este tratamiento de ${clinic}: ${treatment}. Los pacientes ya no lo ven, ni sus paquetes.`,
    },
    reason: (reason) => `Motivo: ${reason}`,
    where: 'Sus tratamientos:',
    closing: ['Travesía', 'Correo automático; no lo responda'],
  },
  pt: {
    greeting: (firstName) => `Olá, ${firstName},`,
    subject: {
      approved: ({ treatment, clinic }) => `Aprovado: ${treatment} (${clinic})`,
      rejected: ({ treatment, clinic }) => `Não aprovado: ${treatment} (${clinic})`,
      revoked: ({ treatment, clinic }) => `Aprovação revogada: ${treatment} (${clinic})`,
    },
    what: {
      approved: ({ treatment, clinic }) =>
        `A Travesía aprovou este tratamento de ${clinic}: ${treatment}. Os pacientes já o veem, com o alerta do órgão regulador.`,
      rejected: ({ treatment, clinic }) =>
        `A Travesía não aprovou este tratamento de ${clinic}: ${treatment}. Os pacientes não o veem. Você pode pedir a aprovação de novo.`,
      revoked: ({ treatment, clinic }) =>
        `A Travesía revogou a aprovação deste tratamento de ${clinic}: ${treatment}. Os pacientes não o veem mais, nem seus pacotes.`,
    },
    reason: (reason) => `Motivo: ${reason}`,
    where: 'Seus tratamentos:',
    closing: ['Travesía', 'E-mail automático; não responda'],
  },
};
