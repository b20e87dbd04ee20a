import type { Locale } from '@travesia/contracts/kit';

interface ReminderTexts {
  greeting: (firstName: string) => string;
  subject: (facts: { clinic: string; credential: string }) => string;
  expires: (facts: { credential: string; body: string; clinic: string; date: string; ended: boolean }) => string;
  undated: (facts: { credential: string; body: string; clinic: string }) => string;
  ask: string;
  closing: string[];
  kinds: Record<string, string>;
}

export const REMINDER_TEXTS: Readonly<Record<Locale, ReminderTexts>> = {
  en: {
    greeting: (firstName) => `Hello ${firstName},`,
    subject: ({ clinic, credential }) => `Credential to renew: ${credential} (${clinic})`,
    expires: ({ credential, body, clinic, date, ended }) =>
      `The ${credential} (${body}) for ${clinic} ${ended ? 'expired' : 'expires'} on ${date}.`,
    undated: ({ credential, body, clinic }) =>
      `The ${credential} (${body}) for ${clinic} needs an up-to-date document.`,
    ask: 'Upload the renewed document here, and we’ll verify it with the issuer:',
    closing: ['Travesía', 'Automated email; please don’t reply'],
    kinds: {
      facility_licence: 'facility license',
      professional_licence: 'professional license',
      specialty: 'specialty certificate',
      accreditation: 'accreditation',
      insurance: 'liability insurance',
      membership: 'membership',
    },
  },
  es: {
    greeting: (firstName) => `Hola, ${firstName}:`,
    subject: ({ clinic, credential }) => `Documento por renovar: ${credential} (${clinic})`,
    expires: ({ credential, body, clinic, date, ended }) =>
      `Documento de ${clinic}: ${credential} (${body}). ${ended ? 'Venció' : 'Vence'} el ${date}.`,
    undated: ({ credential, body, clinic }) => `Falta un documento vigente de ${clinic}: ${credential} (${body}).`,
    ask: 'Cargue aquí el documento renovado y lo verificaremos con quien lo emitió:',
    closing: ['Travesía', 'Correo automático; no lo responda'],
    kinds: {
      facility_licence: 'licencia del establecimiento',
      professional_licence: 'licencia profesional',
      specialty: 'título de especialidad',
      accreditation: 'acreditación',
      insurance: 'seguro de responsabilidad civil',
      membership: 'membresía',
    },
  },
  pt: {
    greeting: (firstName) => `Olá, ${firstName},`,
    subject: ({ clinic, credential }) => `Documento a renovar: ${credential} (${clinic})`,
    expires: ({ credential, body, clinic, date, ended }) =>
      `${clinic}: ${credential} (${body}). ${ended ? 'Venceu' : 'Vence'} em ${date}.`,
    undated: ({ credential, body, clinic }) => `Falta um documento vigente: ${credential} (${body}), ${clinic}.`,
    ask: 'Envie aqui o documento renovado, e nós o verificaremos com quem o emitiu:',
    closing: ['Travesía', 'E-mail automático; não responda'],
    kinds: {
      facility_licence: 'licença do estabelecimento',
      professional_licence: 'registro profissional',
      specialty: 'título de especialista',
      accreditation: 'acreditação',
      insurance: 'seguro de responsabilidade civil',
      membership: 'associação',
    },
  },
};
