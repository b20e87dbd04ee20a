import type { Locale } from '@travesia/contracts/kit';
import type { Disclosure, DisclosureKind } from '@travesia/contracts/records';

interface DisclosureTexts {
  title: string;
  lead: string;
  patient: string;
  period: string;
  days: (from: string, to: string) => string;
  lines: string;
  headings: { day: string; what: string; record: string; recipient: string; why: string; times: string };
  kinds: Readonly<Record<DisclosureKind, string>>;
  by: Readonly<Record<Disclosure['by'], string>>;
  erased: string;
  journey: (reference: string) => string;
  link: string;
  emergency: (reason: string | null) => string;
  times: (count: number) => string;
  none: string;
  notes: readonly string[];
  more: (left: number) => string;
  made: (at: string) => string;
  page: (page: number, pages: number) => string;
}

/** Words of the report, as a table and on paper. */
export const DISCLOSURE_TEXTS: Readonly<Record<Locale, DisclosureTexts>> = {
  en: {
    title: 'Report of disclosures',
    lead: 'To whom your medical records were given, and who read them',
    patient: 'Patient',
    period: 'Period',
    days: (from, to) => `${from} to ${to}, UTC`,
    lines: 'Lines',
    headings: {
      day: 'Day (UTC)',
      what: 'What was done',
      record: 'Record',
      recipient: 'Recipient',
      why: 'Why',
      times: 'Times',
    },
    kinds: {
      shared: 'Shared',
      share_ended: 'Sharing ended',
      right_given: 'Right to read shared records given',
      right_ended: 'Right to read shared records ended',
      listed: 'List of shared records seen',
      link_opened: 'Link opened',
      opened: 'Opened',
      file_read: 'Viewed or downloaded',
      emergency_opened: 'Emergency access opened',
    },
    by: {
      clinic: 'A clinic',
      organization: 'An organization that acted for the clinic',
      link: 'Someone with a link',
      companion: 'A companion',
      travesia: 'Travesía',
      unknown: 'A visitor who was not signed in',
    },
    erased: 'a record you deleted',
    journey: (reference) => `Journey ${reference}`,
    link: 'Link you made',
    emergency: (reason) => (reason === null ? 'Emergency' : `Emergency: ${reason}`),
    times: (count) => (count === 1 ? '1 time' : `${count} times`),
    none: 'Nothing was given to others in this period.',
    notes: [
      'Each line is one day, record, recipient and kind of access, taken from the access log. What you read yourself is not listed.',
    ],
    more: (left) => `${left} earlier lines are not printed. Download the report as CSV to see them all.`,
    made: (at) => `Made ${at} UTC`,
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
  es: {
    title: 'Informe de accesos de terceros',
    lead: 'A quién se entregaron sus documentos médicos y quién los leyó',
    patient: 'Paciente',
    period: 'Período',
    days: (from, to) => `Del ${from} al ${to}, UTC`,
    lines: 'Líneas',
    headings: {
      day: 'Día (UTC)',
      what: 'Qué se hizo',
      record: 'Documento',
      recipient: 'Destinatario',
      why: 'Motivo',
      times: 'Veces',
    },
    kinds: {
      shared: 'Se compartió',
      share_ended: 'Se dejó de compartir',
      right_given: 'Se dio permiso para leer lo compartido',
      right_ended: 'Terminó el permiso para leer lo compartido',
      listed: 'Se vio la lista de documentos compartidos',
      link_opened: 'Se abrió el enlace',
      opened: 'Se abrió',
      file_read: 'Se vio o descargó',
      emergency_opened: 'Se abrió un acceso de emergencia',
    },
    by: {
      clinic: 'Una clínica',
      organization: 'Una organización que actuó por la clínica',
      link: 'Alguien con un enlace',
      companion: 'Un acompañante',
      travesia: 'Travesía',
      unknown: 'Una visita sin sesión iniciada',
    },
    erased: 'un documento que usted eliminó',
    journey: (reference) => `Proceso ${reference}`,
    link: 'Enlace que usted creó',
    emergency: (reason) => (reason === null ? 'Emergencia' : `Emergencia: ${reason}`),
    times: (count) => (count === 1 ? '1 vez' : `${count} veces`),
    none: 'En este período no se entregó nada a otras personas.',
    notes: [
      'Cada línea es un día, un documento, un destinatario y un tipo de acceso, según el historial de accesos. Lo que usted mismo lee no aparece.',
    ],
    more: (left) => `Hay ${left} líneas anteriores que no se imprimen. Descargue el informe en CSV para verlas todas.`,
    made: (at) => `Emitido el ${at} UTC`,
    page: (page, pages) => `Página ${page} de ${pages}`,
  },
  pt: {
    title: 'Relatório de acessos de terceiros',
    lead: 'A quem seus documentos médicos foram entregues e quem os leu',
    patient: 'Paciente',
    period: 'Período',
    days: (from, to) => `De ${from} a ${to}, UTC`,
    lines: 'Linhas',
    headings: {
      day: 'Dia (UTC)',
      what: 'O que foi feito',
      record: 'Documento',
      recipient: 'Destinatário',
      why: 'Motivo',
      times: 'Vezes',
    },
    kinds: {
      shared: 'Compartilhado',
      share_ended: 'Compartilhamento encerrado',
      right_given: 'Permissão dada para ler o que é compartilhado',
      right_ended: 'Fim da permissão para ler o que é compartilhado',
      listed: 'Lista de documentos compartilhados vista',
      link_opened: 'Link aberto',
      opened: 'Aberto',
      file_read: 'Visto ou baixado',
      emergency_opened: 'Acesso de emergência aberto',
    },
    by: {
      clinic: 'Uma clínica',
      organization: 'Uma organização que atuou pela clínica',
      link: 'Alguém com um link',
      companion: 'Um acompanhante',
      travesia: 'Travesía',
      unknown: 'Uma visita sem login',
    },
    erased: 'um documento que você excluiu',
    journey: (reference) => `Jornada ${reference}`,
    link: 'Link que você criou',
    emergency: (reason) => (reason === null ? 'Emergência' : `Emergência: ${reason}`),
    times: (count) => (count === 1 ? '1 vez' : `${count} vezes`),
    none: 'Neste período nada foi entregue a outras pessoas.',
    notes: [
      'Cada linha é um dia, um documento, um destinatário e um tipo de acesso, segundo o histórico de acessos. O que você mesmo lê não aparece.',
    ],
    more: (left) => `Há ${left} linhas anteriores que não são impressas. Baixe o relatório em CSV para ver todas.`,
    made: (at) => `Emitido em ${at} UTC`,
    page: (page, pages) => `Página ${page} de ${pages}`,
  },
};
