import type { Locale } from '@travesia/contracts/kit';
import type { ClinicalKind, ClinicalState, RecordCategory } from '@travesia/contracts/records';
import { type CodedWord, CODED_WORDS } from './coded-words.ts';
import type { PackParts } from './pack-parts.ts';

/** Why a record, or a part of it, is not in a pack. */
export type LeftOut = 'locked' | 'broken' | 'incomplete' | 'too_large' | 'picture' | 'document';

interface PackWords {
  /** For dates. */
  tag: string;
  title: string;
  of: string;
  purpose: string;
  made: string;
  records: string;
  chosen: string;
  unverified: string;
  summary: string;
  summaryOf: string;
  noSummary: string;
  unreadable: string;
  worded: string;
  contradicted: string;
  source: string;
  index: string;
  own: string;
  undated: string;
  clinic: string;
  images: (count: number) => string;
  leftOut: Record<LeftOut, string>;
  pageOf: string;
  unshown: PackParts['unshown'];
  coded: Readonly<Record<CodedWord, string>>;
  kinds: Record<ClinicalKind, string>;
  states: Record<Exclude<ClinicalState, 'stated'>, string>;
  absent: { none_known: string; not_known: string; in_error: string };
  categories: Record<RecordCategory, string>;
  facts: {
    date: string;
    authors: string;
    person: string;
    birth: string;
    dose: string;
    reactions: string;
    range: string;
  };
}

const en: PackWords = {
  tag: 'en-US',
  title: 'Medical records',
  of: 'Patient',
  purpose: 'For',
  made: 'Made on',
  records: 'Records',
  chosen: 'The patient chose these records; there may be others.',
  unverified: 'Made from what the patient added to Travesía. Neither Travesía nor a clinic has verified it.',
  summary: 'Health summary',
  summaryOf:
    'What the FHIR and C-CDA documents in this file say together. What they don’t say is not known, which doesn’t mean that there is none.',
  noSummary:
    'There are no FHIR or C-CDA documents in this file, so nothing is listed here. That doesn’t mean that there are no problems, medicines or allergies.',
  unreadable: 'Could not be read, so what it says is missing here:',
  worded: 'Said in words that can’t be listed here. See the document.',
  contradicted: 'The documents contradict each other: one says that there are none, and another lists some.',
  source: 'Source:',
  index: 'Index',
  own: 'Added by the patient',
  undated: 'Without a date',
  clinic: 'Added by a clinic',
  images: (count) =>
    `${count === 1 ? '1 image' : `${count} images`} (DICOM), not shown here but in the zip of the records.`,
  leftOut: {
    locked: 'Not included: the PDF is locked with a password.',
    broken: 'Not included: the PDF is damaged.',
    incomplete: 'The PDF is damaged: parts of it may be missing.',
    too_large: 'Not included: it is too large for this file. It is in the zip of the records.',
    picture: 'Not included: the picture can’t be read.',
    document: 'Not included: the document can’t be read.',
  },
  pageOf: 'Page {page} of {pages}',
  unshown: {
    script: 'script: {script}',
    han: 'Chinese characters',
    letters: 'letters',
    sign: 'sign',
    note: 'Square brackets stand for letters that this PDF can’t show, and name their script. The bookmarks of this PDF have the titles as they were written.',
  },
  coded: CODED_WORDS.en,
  kinds: {
    problem: 'Health problems',
    medication: 'Medicines',
    allergy: 'Allergies',
    result: 'Results',
    immunization: 'Vaccinations',
    procedure: 'Procedures',
    other: 'Other information',
  },
  states: {
    none_known: 'Said in the documents: none known',
    not_known: 'Not known: the documents say nothing about it',
  },
  absent: {
    none_known: 'None known',
    not_known: 'Not known',
    in_error: 'Marked as entered by mistake',
  },
  categories: {
    imaging: 'Imaging',
    lab: 'Lab',
    report: 'Report',
    prescription: 'Prescription',
    vaccination: 'Vaccination',
    summary: 'Summary',
    photo: 'Photo',
    letter: 'Letter',
    other: 'Other',
  },
  facts: {
    date: 'Date',
    authors: 'Written by',
    person: 'Person',
    birth: 'Date of birth',
    dose: 'How to take it',
    reactions: 'Reaction',
    range: 'Reference range',
  },
};

const es: PackWords = {
  tag: 'es-419',
  title: 'Documentos médicos',
  of: 'Paciente',
  purpose: 'Para',
  made: 'Creado el',
  records: 'Documentos',
  chosen: 'El paciente eligió estos documentos; puede haber otros.',
  unverified: 'Creado a partir de lo que el paciente agregó en Travesía. Ni Travesía ni una clínica lo han verificado.',
  summary: 'Resumen de salud',
  summaryOf:
    'Lo que dicen en conjunto los documentos FHIR y C-CDA de este archivo. Lo que no dicen se desconoce; eso no significa que no haya.',
  noSummary:
    'Este archivo no contiene documentos FHIR ni C-CDA, por eso aquí no hay nada. Eso no significa que no haya problemas, medicamentos o alergias.',
  unreadable: 'No se pudo leer; aquí falta lo que dice:',
  worded: 'Está dicho con palabras que no se pueden mostrar en una lista. Consulte el documento.',
  contradicted: 'Los documentos se contradicen: uno dice que no hay y otro menciona algo.',
  source: 'Fuente:',
  index: 'Índice',
  own: 'Agregado por el paciente',
  undated: 'Sin fecha',
  clinic: 'Agregado por una clínica',
  images: (count) =>
    count === 1
      ? '1 imagen (DICOM). No se muestra aquí: está en el zip de los documentos.'
      : `${count} imágenes (DICOM). No se muestran aquí: están en el zip de los documentos.`,
  leftOut: {
    locked: 'No incluido: el PDF está protegido con contraseña.',
    broken: 'No incluido: el PDF está dañado.',
    incomplete: 'El PDF está dañado: pueden faltar partes.',
    too_large: 'No incluido: es demasiado grande para este archivo. Está en el zip de los documentos.',
    picture: 'No incluido: la imagen no se puede leer.',
    document: 'No incluido: el documento no se puede leer.',
  },
  pageOf: 'Página {page} de {pages}',
  unshown: {
    script: 'escritura: {script}',
    han: 'caracteres chinos',
    letters: 'letras',
    sign: 'signo',
    note: 'Los corchetes reemplazan letras que este PDF no puede mostrar e indican su escritura. Los marcadores de este PDF tienen los títulos tal como se escribieron.',
  },
  coded: CODED_WORDS.es,
  kinds: {
    problem: 'Problemas de salud',
    medication: 'Medicamentos',
    allergy: 'Alergias',
    result: 'Resultados',
    immunization: 'Vacunas',
    procedure: 'Procedimientos',
    other: 'Otra información',
  },
  states: {
    none_known: 'Los documentos dicen: sin casos conocidos',
    not_known: 'Se desconoce: los documentos no dicen nada al respecto',
  },
  absent: {
    none_known: 'Sin casos conocidos',
    not_known: 'Se desconoce',
    in_error: 'Marcado como ingresado por error',
  },
  categories: {
    imaging: 'Imágenes',
    lab: 'Laboratorio',
    report: 'Informe',
    prescription: 'Receta',
    vaccination: 'Vacunación',
    summary: 'Resumen',
    photo: 'Foto',
    letter: 'Carta',
    other: 'Otro',
  },
  facts: {
    date: 'Fecha',
    authors: 'Escrito por',
    person: 'Persona',
    birth: 'Fecha de nacimiento',
    dose: 'Cómo se toma',
    reactions: 'Reacción',
    range: 'Valores de referencia',
  },
};

const pt: PackWords = {
  tag: 'pt-BR',
  title: 'Documentos médicos',
  of: 'Paciente',
  purpose: 'Para',
  made: 'Criado em',
  records: 'Documentos',
  chosen: 'O paciente escolheu estes documentos; pode haver outros.',
  unverified: 'Criado a partir do que o paciente adicionou na Travesía. Nem a Travesía nem uma clínica verificou.',
  summary: 'Resumo de saúde',
  summaryOf:
    'O que os documentos FHIR e C-CDA deste arquivo dizem em conjunto. O que eles não dizem não se sabe; isso não quer dizer que não exista.',
  noSummary:
    'Não há documentos FHIR ou C-CDA neste arquivo, por isso nada é listado aqui. Isso não quer dizer que não haja problemas, medicamentos ou alergias.',
  unreadable: 'Não foi possível ler; falta aqui o que diz:',
  worded: 'Está dito em palavras que não podem ser mostradas em uma lista. Consulte o documento.',
  contradicted: 'Os documentos se contradizem: um diz que não há e outro menciona algo.',
  source: 'Fonte:',
  index: 'Índice',
  own: 'Adicionado pelo paciente',
  undated: 'Sem data',
  clinic: 'Adicionado por uma clínica',
  images: (count) =>
    count === 1
      ? '1 imagem (DICOM). Não é mostrada aqui: está no zip dos documentos.'
      : `${count} imagens (DICOM). Não são mostradas aqui: estão no zip dos documentos.`,
  leftOut: {
    locked: 'Não incluído: o PDF está protegido por senha.',
    broken: 'Não incluído: o PDF está danificado.',
    incomplete: 'O PDF está danificado: podem faltar partes.',
    too_large: 'Não incluído: é grande demais para este arquivo. Está no zip dos documentos.',
    picture: 'Não incluído: não é possível ler a imagem.',
    document: 'Não incluído: não é possível ler o documento.',
  },
  pageOf: 'Página {page} de {pages}',
  unshown: {
    script: 'escrita: {script}',
    han: 'caracteres chineses',
    letters: 'letras',
    sign: 'sinal',
    note: 'Os colchetes substituem letras que este PDF não consegue mostrar e indicam a escrita delas. Os marcadores deste PDF têm os títulos como foram escritos.',
  },
  coded: CODED_WORDS.pt,
  kinds: {
    problem: 'Problemas de saúde',
    medication: 'Medicamentos',
    allergy: 'Alergias',
    result: 'Resultados',
    immunization: 'Vacinas',
    procedure: 'Procedimentos',
    other: 'Outras informações',
  },
  states: {
    none_known: 'Os documentos dizem: nada conhecido',
    not_known: 'Não se sabe: os documentos não dizem nada sobre isso',
  },
  absent: {
    none_known: 'Nada conhecido',
    not_known: 'Não se sabe',
    in_error: 'Marcado como inserido por engano',
  },
  categories: {
    imaging: 'Imagens',
    lab: 'Laboratório',
    report: 'Laudo',
    prescription: 'Receita',
    vaccination: 'Vacinação',
    summary: 'Resumo',
    photo: 'Foto',
    letter: 'Carta',
    other: 'Outro',
  },
  facts: {
    date: 'Data',
    authors: 'Escrito por',
    person: 'Pessoa',
    birth: 'Data de nascimento',
    dose: 'Como tomar',
    reactions: 'Reação',
    range: 'Valores de referência',
  },
};

export const PACK_WORDS: Readonly<Record<Locale, PackWords>> = { en, es, pt };
export type { PackWords };
