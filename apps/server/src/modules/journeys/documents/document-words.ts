import type { DocumentStatus } from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';

interface DocumentWords {
  status: Readonly<Record<DocumentStatus, string>>;
  patient: string;
  clinic: string;
  version: string;
  signed: string;
  signedAt: string;
  explained: string;
  ended: string;
  hash: string;
  note: string;
  foot: string;
  page: (page: number, pages: number) => string;
}

/** What printed documents say around their text. */
export const DOCUMENT_WORDS: Readonly<Record<Locale, DocumentWords>> = {
  en: {
    status: {
      offered: 'Not signed',
      signed: 'Signed by the patient; a clinician still has to sign',
      in_force: 'In force',
      declined: 'Declined by the patient',
      withdrawn: 'Withdrawn by the patient',
      void: 'Void',
    },
    patient: 'Patient',
    clinic: 'Clinic',
    version: 'Version of the text',
    signed: 'Signed by the patient',
    signedAt: 'Signed on',
    explained: 'Explained by',
    ended: 'Ended on',
    hash: 'SHA-256 of the text',
    note: 'The SHA-256 is computed from title, headings and paragraphs, each on a line of its own. Any other text has another one.',
    foot: 'Travesía document',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
  es: {
    status: {
      offered: 'Sin firmar',
      signed: 'Firmado por el paciente; falta la firma de un profesional de la salud',
      in_force: 'Vigente',
      declined: 'Rechazado por el paciente',
      withdrawn: 'Retirado por el paciente',
      void: 'Sin efecto',
    },
    patient: 'Paciente',
    clinic: 'Clínica',
    version: 'Versión del texto',
    signed: 'Firmado por el paciente',
    signedAt: 'Fecha de firma',
    explained: 'Explicado por',
    ended: 'Fecha de término',
    hash: 'SHA-256 del texto',
    note: 'El SHA-256 se calcula a partir del título, los encabezados y los párrafos, cada uno en su línea. Otro texto tiene otro.',
    foot: 'Documento de Travesía',
    page: (page, pages) => `Página ${page} de ${pages}`,
  },
  pt: {
    status: {
      offered: 'Não assinado',
      signed: 'Assinado pelo paciente; falta a assinatura de um profissional de saúde',
      in_force: 'Em vigor',
      declined: 'Recusado pelo paciente',
      withdrawn: 'Cancelado pelo paciente',
      void: 'Sem efeito',
    },
    patient: 'Paciente',
    clinic: 'Clínica',
    version: 'Versão do texto',
    signed: 'Assinado pelo paciente',
    signedAt: 'Data da assinatura',
    explained: 'Explicado por',
    ended: 'Data do fim',
    hash: 'SHA-256 do texto',
    note: 'O SHA-256 é calculado a partir do título, dos subtítulos e dos parágrafos, cada um em sua linha. Outro texto tem outro.',
    foot: 'Documento da Travesía',
    page: (page, pages) => `Página ${page} de ${pages}`,
  },
};
