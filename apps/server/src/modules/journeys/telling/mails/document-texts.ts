import type { JourneyNotice } from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';

/** Notices of documents. */
export type DocumentNotice = Extract<JourneyNotice, `${string}document${string}`>;

/** What the sentences about documents name. */
export interface DocumentSaid {
  clinic: string;
  /** How many documents wait for the patient. */
  count: number;
}

type Says = Readonly<Record<DocumentNotice, (said: DocumentSaid) => { subject: string; first: string; more: string }>>;

/** Emails about documents: not which they are, what they say, or why one was declined. */
export const DOCUMENT_TEXTS: Readonly<Record<Locale, Says>> = {
  en: {
    documents_offered: ({ clinic, count }) => ({
      subject: `${count === 1 ? 'A document' : 'Documents'} to read and sign: ${clinic}`,
      first:
        count === 1
          ? '1 document is waiting for you to read and sign.'
          : `${count} documents are waiting for you to read and sign.`,
      more: 'Take your time, and ask the clinic about anything that is unclear. You decide whether to sign.',
    }),
    document_answered: ({ clinic }) => ({
      subject: `Your question was answered: ${clinic}`,
      first: 'The clinic answered a question you asked about a document.',
      more: 'Sign in to read the answer.',
    }),
    desk_document_signed: ({ clinic }) => ({
      subject: `Document signed: ${clinic}`,
      first: 'A patient signed a document.',
      more: 'If it is a consent, a clinician now confirms that they explained it.',
    }),
    desk_document_declined: ({ clinic }) => ({
      subject: `Document declined: ${clinic}`,
      first: 'A patient declined a document.',
      more: 'Sign in to read why. Talk to the patient before you offer it again.',
    }),
    desk_document_withdrawn: ({ clinic }) => ({
      subject: `Document withdrawn: ${clinic}`,
      first: 'A patient withdrew a document they had signed.',
      more: 'If it is required, the treatment can’t begin without it. Talk to the patient.',
    }),
    desk_document_asked: ({ clinic }) => ({
      subject: `Question about a document: ${clinic}`,
      first: 'A patient asked a question about a document before signing it.',
      more: 'Sign in to read and answer it.',
    }),
  },
  es: {
    documents_offered: ({ clinic, count }) => ({
      subject: `${count === 1 ? 'Documento' : 'Documentos'} por leer y firmar: ${clinic}`,
      first: count === 1 ? 'Tiene 1 documento por leer y firmar.' : `Tiene ${count} documentos por leer y firmar.`,
      more: 'Léalos con calma y pregunte a la clínica lo que no esté claro. Usted decide si firma.',
    }),
    document_answered: ({ clinic }) => ({
      subject: `Respondieron su pregunta: ${clinic}`,
      first: 'La clínica respondió una pregunta que usted hizo sobre un documento.',
      more: 'Inicie sesión para leer la respuesta.',
    }),
    desk_document_signed: ({ clinic }) => ({
      subject: `Documento firmado: ${clinic}`,
      first: 'Un paciente firmó un documento.',
      more: 'Si es un consentimiento, ahora un profesional de la salud confirma que se lo explicó.',
    }),
    desk_document_declined: ({ clinic }) => ({
      subject: `Documento rechazado: ${clinic}`,
      first: 'Un paciente rechazó un documento.',
      more: 'Inicie sesión para leer el motivo. Hable con el paciente antes de volver a ofrecerlo.',
    }),
    desk_document_withdrawn: ({ clinic }) => ({
      subject: `Documento retirado: ${clinic}`,
      first: 'Un paciente retiró un documento que había firmado.',
      more: 'Si es obligatorio, el tratamiento no puede comenzar sin él. Hable con el paciente.',
    }),
    desk_document_asked: ({ clinic }) => ({
      subject: `Pregunta sobre un documento: ${clinic}`,
      first: 'Un paciente hizo una pregunta sobre un documento antes de firmarlo.',
      more: 'Inicie sesión para leerla y responderla.',
    }),
  },
  pt: {
    documents_offered: ({ clinic, count }) => ({
      subject: `${count === 1 ? 'Documento' : 'Documentos'} para ler e assinar: ${clinic}`,
      first:
        count === 1 ? 'Você tem 1 documento para ler e assinar.' : `Você tem ${count} documentos para ler e assinar.`,
      more: 'Leia com calma e pergunte à clínica o que não estiver claro. Você decide se assina.',
    }),
    document_answered: ({ clinic }) => ({
      subject: `Sua pergunta foi respondida: ${clinic}`,
      first: 'A clínica respondeu uma pergunta que você fez sobre um documento.',
      more: 'Entre na sua conta para ler a resposta.',
    }),
    desk_document_signed: ({ clinic }) => ({
      subject: `Documento assinado: ${clinic}`,
      first: 'Um paciente assinou um documento.',
      more: 'Se for um consentimento, um profissional de saúde agora confirma que o explicou.',
    }),
    desk_document_declined: ({ clinic }) => ({
      subject: `Documento recusado: ${clinic}`,
      first: 'Um paciente recusou um documento.',
      more: 'Entre na sua conta para ler o motivo. Converse com o paciente antes de oferecê-lo de novo.',
    }),
    desk_document_withdrawn: ({ clinic }) => ({
      subject: `Documento cancelado pelo paciente: ${clinic}`,
      first: 'Um paciente cancelou um documento que tinha assinado.',
      more: 'Se for obrigatório, o tratamento não pode começar sem ele. Converse com o paciente.',
    }),
    desk_document_asked: ({ clinic }) => ({
      subject: `Pergunta sobre um documento: ${clinic}`,
      first: 'Um paciente fez uma pergunta sobre um documento antes de assinar.',
      more: 'Entre na sua conta para ler e responder.',
    }),
  },
};
