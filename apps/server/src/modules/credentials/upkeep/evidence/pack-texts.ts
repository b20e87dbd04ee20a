import type { Locale } from '@travesia/contracts/kit';

interface PackTexts {
  title: (clinic: string) => string;
  made: (date: string) => string;
  careful: string;
  /** Headings of the table, in order. */
  columns: Record<
    | 'credential'
    | 'issuer'
    | 'number'
    | 'holder'
    | 'status'
    | 'issued'
    | 'expires'
    | 'checked'
    | 'source'
    | 'by'
    | 'reason'
    | 'documents',
    string
  >;
  kinds: Record<string, string>;
  statuses: Record<string, string>;
  checksum: string;
  none: string;
}

export const PACK_TEXTS: Readonly<Record<Locale, PackTexts>> = {
  en: {
    title: (clinic) => `Credential evidence: ${clinic}`,
    made: (date) => `Created on ${date}.`,
    careful: 'It contains registry numbers and copies of documents. Share it only with those who need it.',
    columns: {
      credential: 'Credential',
      issuer: 'Issued by',
      number: 'Number',
      holder: 'Holder',
      status: 'Status',
      issued: 'Issued on',
      expires: 'Expires on',
      checked: 'Verified on',
      source: 'Source',
      by: 'Verified by',
      reason: 'Reason',
      documents: 'Documents',
    },
    kinds: {
      facility_licence: 'Facility license',
      professional_licence: 'Professional license',
      specialty: 'Specialty certificate',
      accreditation: 'Accreditation',
      insurance: 'Liability insurance',
      membership: 'Membership',
    },
    statuses: {
      verified: 'Verified',
      being_checked: 'Under review',
      not_held: 'Not held',
      expired: 'Expired',
      revoked: 'Revoked',
    },
    checksum: 'SHA-256',
    none: 'No credentials are on file.',
  },
  es: {
    title: (clinic) => `Respaldo de documentos: ${clinic}`,
    made: (date) => `Generado el ${date}.`,
    careful: 'Contiene números de registro y copias de documentos. Compártalo solo con quien lo necesite.',
    columns: {
      credential: 'Documento',
      issuer: 'Emitido por',
      number: 'Número',
      holder: 'Titular',
      status: 'Estado',
      issued: 'Emitido el',
      expires: 'Vence el',
      checked: 'Verificado el',
      source: 'Fuente',
      by: 'Verificado por',
      reason: 'Motivo',
      documents: 'Archivos',
    },
    kinds: {
      facility_licence: 'Licencia del establecimiento',
      professional_licence: 'Licencia profesional',
      specialty: 'Título de especialidad',
      accreditation: 'Acreditación',
      insurance: 'Seguro de responsabilidad civil',
      membership: 'Membresía',
    },
    statuses: {
      verified: 'Verificado',
      being_checked: 'En revisión',
      not_held: 'No lo tiene',
      expired: 'Vencido',
      revoked: 'Revocado',
    },
    checksum: 'SHA-256',
    none: 'No hay documentos registrados.',
  },
  pt: {
    title: (clinic) => `Comprovação de documentos: ${clinic}`,
    made: (date) => `Gerado em ${date}.`,
    careful: 'Contém números de registro e cópias de documentos. Compartilhe só com quem precisa.',
    columns: {
      credential: 'Documento',
      issuer: 'Emitido por',
      number: 'Número',
      holder: 'Titular',
      status: 'Status',
      issued: 'Emitido em',
      expires: 'Vence em',
      checked: 'Verificado em',
      source: 'Fonte',
      by: 'Verificado por',
      reason: 'Motivo',
      documents: 'Arquivos',
    },
    kinds: {
      facility_licence: 'Licença do estabelecimento',
      professional_licence: 'Registro profissional',
      specialty: 'Título de especialista',
      accreditation: 'Acreditação',
      insurance: 'Seguro de responsabilidade civil',
      membership: 'Associação',
    },
    statuses: {
      verified: 'Verificado',
      being_checked: 'Em análise',
      not_held: 'Não possui',
      expired: 'Vencido',
      revoked: 'Revogado',
    },
    checksum: 'SHA-256',
    none: 'Não há documentos registrados.',
  },
};
