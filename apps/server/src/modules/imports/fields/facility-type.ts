import type { FacilityType } from '../facilities/facility.ts';
import { foldText } from './clean-text.ts';

type Rule = [pattern: RegExp, type: FacilityType];

/** Types named explicitly, most specific first. Spanish, Portuguese and English, folded. */
const byName: Rule[] = [
  [
    /\b(?:odonto\w*|dental\w*|dentist\w*|ortodon\w*|endodon\w*|implantolog\w*|dente|dentes|sorriso|sonrisa)\b/,
    'dental_clinic',
  ],
  [
    /\b(?:geriatric\w*|hogar|residencia|asilo|ancianos|adultos mayores|farmacia|drogueria|optica|otica|ambulancia\w*|funeraria|veterinari\w*|vacunatorio|centro de dia|comunidad terapeutica|casa de (?:repouso|descanso)|psicopedagog\w*|centro educativo)\b/,
    'other',
  ],
  [
    /\b(?:hospital\w*|hosp|sanatorio|maternidad\w*|maternidade|nosocomio|policlinico modelo|santa casa|hgz|hgr|umae)\b/,
    'hospital',
  ],
  [
    /\b(?:laboratorios?|lab|analisis clinicos|analises clinicas|bioquimic\w*|hemoterapia|banco de sangre|anatomia patologica|patologia)\b/,
    'laboratory',
  ],
  [
    /\b(?:diagnostico\w*|imagen\w*|imagens|imagem|radiolog\w*|resonancia|ressonancia|tomograf\w*|rayos x|ecograf\w*|ultrassom\w*|ultrasonido\w*|mamograf\w*|densitometr\w*)\b/,
    'diagnostic_centre',
  ],
  [
    /\b(?:consultorios?|consultas? (?:medicas?|externas?)|medico particular|medical office|doctor.?s office|dres?|dra)\b(?!.*\b(?:hospital|clinica|sanatorio|centro)\b)/,
    'medical_office',
  ],
  [
    /\b(?:clinicas?|clinic|policlinic\w*|centro|centre|center|instituto|caps?|cic|upa|ubs|usf|psf|esf|cesfam|ebais|posta|puesto|posto|unidad|unidade|unid|sala|salita|dispensario|ambulatorio|policonsultorios?|fundacion|servicio|servico|samco)\b/,
    'clinic',
  ],
];

/** Types from a registry's own typology or category; used when the name is inconclusive, and against wards in names. */
const byTypology: Rule[] = [
  [/odonto|dental|dentist/, 'dental_clinic'],
  [/laborator|analisis clinicos|bioquimic|bancos? de sangre|hemocentro|patologia clinica/, 'laboratory'],
  [/imagen|imagem|radiodiagnost|apoyo al? diagnostico|apoio (?:a )?diagnos|sadt|diagnostic/, 'diagnostic_centre'],
  [/\bescig\b|\besci\w+|con internacion|internacao|hospital|sanatori|maternidad|santa casa|\biii?-[12e]\b/, 'hospital'],
  [
    /optica|farmacia|drogueria|ambulancia|unidad(?:e)?s? (?:de atencion )?movi|transporte|geriatri|residuos|vacunator|agencia|centro de dia|educativo|oficina|secretaria|vigilancia|regulacao/,
    'other',
  ],
  [/profesional independiente|consultorio|consultoria|medico particular|\bdoctors?\b|\bi-[12]\b/, 'medical_office'],
  [
    /clinic|essidt|essid|essit|sin internacion|centro de salud|posta|puesto|posto|unidad|unidade|policlinic|centro|ambulator|consulta externa|\bips\b|\bi-[34]\b/,
    'clinic',
  ],
];

/** Clinics and health posts, even if a source calls everything with a red cross a hospital. */
const plainClinic =
  /\b(?:clinicas?|clinic|caps?|centros? de salud|atencion primaria|unidad(?:e)? sanitaria|unidad(?:e)? basica|posta|puesto|posto|sala|salita|dispensario|ubs|usf|psf|cesfam|ebais|cic|subcentro)\b/;

/**
 * The facility type. A type in the name wins ("Laboratorio X" listed among clinics is a laboratory); otherwise the registry's
 * typology decides; `other` if neither does.
 */
export function facilityTypeOf(name: string, typology: string): FacilityType {
  const fromName = firstMatch(byName, foldText(name));
  const fromTypology = firstMatch(byTypology, foldText(typology));
  // "Centro", "Unidad" or "Instituto" are vague: a more specific typology wins.
  const isVague = fromName === 'clinic' && !plainClinic.test(foldText(name));
  if (isVague && fromTypology && fromTypology !== 'medical_office') return fromTypology;
  return fromName ?? fromTypology ?? 'other';
}

function firstMatch(rules: Rule[], text: string): FacilityType | null {
  return rules.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
