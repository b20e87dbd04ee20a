import type { JourneyNotice } from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';

/** Notices of discharge papers. */
type DischargeNotice = Extract<JourneyNotice, 'journey_discharged' | 'discharge_corrected'>;

type Says = Readonly<
  Record<DischargeNotice, (said: { clinic: string }) => { subject: string; first: string; more: string }>
>;

/** Emails about discharge papers: that they are there, not what they say. */
export const DISCHARGE_MAIL_TEXTS: Readonly<Record<Locale, Says>> = {
  en: {
    journey_discharged: ({ clinic }) => ({
      subject: `Your discharge papers are ready: ${clinic}`,
      first: 'The clinic signed your discharge papers. You can read and download them in your journey.',
      more: 'Read the warning signs first, and keep the contact at hand. They aren’t included in this email because they are about your health.',
    }),
    discharge_corrected: ({ clinic }) => ({
      subject: `Your discharge papers were corrected: ${clinic}`,
      first: 'The clinic replaced your discharge papers with a corrected version.',
      more: 'Read the new version. If you gave the earlier one to a doctor, give them this one too.',
    }),
  },
  es: {
    journey_discharged: ({ clinic }) => ({
      subject: `Sus documentos de alta están listos: ${clinic}`,
      first: 'La clínica firmó sus documentos de alta. Puede leerlos y descargarlos en su proceso.',
      more: 'Lea primero las señales de alarma y tenga a mano el contacto. No van en este correo porque tratan de su salud.',
    }),
    discharge_corrected: ({ clinic }) => ({
      subject: `Corrigieron sus documentos de alta: ${clinic}`,
      first: 'La clínica reemplazó sus documentos de alta por una versión corregida.',
      more: 'Lea la nueva versión. Si le dio la anterior a un médico, dele también esta.',
    }),
  },
  pt: {
    journey_discharged: ({ clinic }) => ({
      subject: `Seus documentos de alta estão prontos: ${clinic}`,
      first: 'A clínica assinou seus documentos de alta. Você pode ler e baixar tudo na sua jornada.',
      more: 'Leia primeiro os sinais de alerta e deixe o contato à mão. Eles não vão neste e-mail porque tratam da sua saúde.',
    }),
    discharge_corrected: ({ clinic }) => ({
      subject: `Seus documentos de alta foram corrigidos: ${clinic}`,
      first: 'A clínica substituiu seus documentos de alta por uma versão corrigida.',
      more: 'Leia a nova versão. Se você entregou a anterior a um médico, entregue esta também.',
    }),
  },
};
