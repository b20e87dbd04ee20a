import type { Localized } from '../kit/index.ts';

/** Why a file can’t be read as a clinical document, and what people read about it. */
export const CLINICAL_REFUSALS = {
  empty: {
    en: 'This file is empty.',
    es: 'Este archivo está vacío.',
    pt: 'Este arquivo está vazio.',
  },
  too_big: {
    en: 'This health record is larger than 20 MB. Ask for a shorter one, such as a summary.',
    es: 'Este documento clínico supera los 20 MB. Pida uno más breve, como un resumen.',
    pt: 'Este documento clínico passa de 20 MB. Peça um mais curto, como um resumo.',
  },
  not_clinical: {
    en: 'This isn’t a health record that we can read. We read FHIR R4 (JSON) and C-CDA (XML) files.',
    es: 'Este no es un documento clínico que podamos leer. Leemos archivos FHIR R4 (JSON) y C-CDA (XML).',
    pt: 'Este não é um documento clínico que possamos ler. Lemos arquivos FHIR R4 (JSON) e C-CDA (XML).',
  },
  broken: {
    en: 'This file is damaged or incomplete. Download it again from where you got it.',
    es: 'Este archivo está dañado o incompleto. Descárguelo de nuevo desde su origen.',
    pt: 'Este arquivo está danificado ou incompleto. Baixe-o de novo na origem.',
  },
  broken_text: {
    en: 'The letters in this file can’t be read reliably. Ask for it in UTF-8.',
    es: 'Las letras de este archivo no se pueden leer con seguridad. Pídalo en UTF-8.',
    pt: 'As letras deste arquivo não podem ser lidas com segurança. Peça-o em UTF-8.',
  },
  unsafe: {
    en: 'This file is built in a way that can harm computers, so we don’t open it. Ask for it again from where you got it.',
    es: 'Este archivo está construido de una forma que puede dañar equipos, por eso no lo abrimos. Pídalo de nuevo en su origen.',
    pt: 'Este arquivo foi construído de uma forma que pode prejudicar computadores, por isso não o abrimos. Peça-o de novo na origem.',
  },
  fhir_xml: {
    en: 'This is a FHIR file in XML. Ask for the JSON version.',
    es: 'Este es un archivo FHIR en XML. Pida la versión JSON.',
    pt: 'Este é um arquivo FHIR em XML. Peça a versão JSON.',
  },
  other_version: {
    en: 'This file uses another version of FHIR. Ask for FHIR R4.',
    es: 'Este archivo usa otra versión de FHIR. Pida FHIR R4.',
    pt: 'Este arquivo usa outra versão do FHIR. Peça FHIR R4.',
  },
  too_slow: {
    en: 'This file takes too long to read. Ask for a shorter one, such as a summary.',
    es: 'Este archivo tarda demasiado en leerse. Pida uno más breve, como un resumen.',
    pt: 'Este arquivo demora demais para ser lido. Peça um mais curto, como um resumo.',
  },
} as const satisfies Record<string, Localized>;
export type ClinicalRefusal = keyof typeof CLINICAL_REFUSALS;
