import {
  type DischargeContent,
  type DischargeImplant,
  type DischargeItemKey,
  emptyDischarge,
} from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';
import { calendar } from '../../../platform/calendar.ts';

/** Discharge papers of the demo. */
export interface DemoDischarge {
  implants?: readonly DischargeImplant[];
  /** Teeth are treated in English in the demo. */
  dental?: true;
  /** Items that a draft still lacks; without it they were delivered when the patient was discharged. */
  lacks?: readonly DischargeItemKey[];
}

interface Words {
  operation: string;
  anesthesia: string;
  labs: string;
  imaging: string;
  warnings: string;
  instructions: string;
  hours: string;
  noImplants: string;
  noPathology: string;
  noImaging: string;
  fly: string;
  checkups: readonly [string, string];
  medicines: readonly (readonly [name: string, dose: string, how: string, days: number])[];
}

const EN: Words = {
  operation:
    'Operation as planned, without complications. Blood loss below 300 ml. Wound closed with absorbable sutures.',
  anesthesia: 'Spinal anesthesia with light sedation. Stable throughout. No reaction to any medicine.',
  labs: 'Day 1: hemoglobin 11.8 g/dl, CRP 42 mg/l.\nDay 4: hemoglobin 11.4 g/dl, CRP 18 mg/l. Creatinine normal.',
  imaging: 'X-ray on day 1: implant in correct position, no fracture.',
  warnings:
    'Pain or swelling in one calf.\nShortness of breath or chest pain: call the emergency number.\nFever above 38.5 °C (101.3 °F).\nThe wound opens, or fluid comes out after day 5.',
  instructions:
    'Walk with crutches for four weeks, with full weight as you can bear it.\nKeep the wound dry until day 12.\nShow these papers to your doctor at home within a week.',
  hours: '24 hours, English and Spanish',
  noImplants: 'No implant was used.',
  noPathology: 'No tissue was sent to the lab.',
  noImaging: 'No imaging was needed.',
  fly: 'With an aisle seat, compression stockings and a walk every hour.',
  checkups: ['Video call', 'Doctor at home, with an X-ray'],
  medicines: [
    ['Enoxaparin', '40 mg', 'one injection every evening', 28],
    ['Paracetamol', '1 g', 'up to three times a day, if needed', 14],
  ],
};
const ES: Words = {
  operation:
    'Operación según lo planeado, sin complicaciones. Sangrado menor de 300 ml. Herida cerrada con puntos absorbibles.',
  anesthesia: 'Anestesia raquídea con sedación ligera. Estable en todo momento. Sin reacción a ningún medicamento.',
  labs: 'Día 1: hemoglobina 11,8 g/dl, PCR 42 mg/l.\nDía 4: hemoglobina 11,4 g/dl, PCR 18 mg/l. Creatinina normal.',
  imaging: 'Radiografía del día 1: implante en posición correcta, sin fractura.',
  warnings:
    'Dolor o hinchazón en una pantorrilla.\nFalta de aire o dolor en el pecho: llame al número de emergencias.\nFiebre de más de 38,5 °C.\nLa herida se abre, o sale líquido después del día 5.',
  instructions:
    'Camine con muletas durante cuatro semanas, con el peso que tolere.\nMantenga la herida seca hasta el día 12.\nMuestre estos documentos a su médico en la primera semana.',
  hours: '24 horas, español e inglés',
  noImplants: 'No se usó ningún implante.',
  noPathology: 'No se envió tejido al laboratorio.',
  noImaging: 'No hicieron falta imágenes.',
  fly: 'Con asiento de pasillo, medias de compresión y una caminata cada hora.',
  checkups: ['Videollamada', 'Médico en casa, con radiografía'],
  medicines: [
    ['Enoxaparina', '40 mg', 'una inyección cada noche', 28],
    ['Paracetamol', '1 g', 'hasta tres veces al día, si hace falta', 14],
  ],
};
const PT: Words = {
  operation: 'Cirurgia conforme o planejado, sem complicações. Sangramento menor que 300 ml. Pontos absorvíveis.',
  anesthesia: 'Anestesia geral. Estável durante toda a cirurgia. Sem reação a nenhum medicamento.',
  labs: 'Dia 1: hemoglobina 11,9 g/dl, PCR 30 mg/l. Creatinina normal.',
  imaging: 'Radiografia do dia 1: implante na posição correta, sem fratura.',
  warnings:
    'Dor ou inchaço em uma panturrilha.\nFalta de ar ou dor no peito: ligue para o número de emergência.\nFebre acima de 38,5 °C.\nA ferida abre, ou sai líquido depois do quinto dia.',
  instructions:
    'Use a cinta dia e noite por quatro semanas.\nCaminhe várias vezes por dia.\nMostre estes documentos ao seu médico na primeira semana.',
  hours: '24 horas, português e inglês',
  noImplants: 'Nenhum implante foi usado.',
  noPathology: 'Nenhum tecido foi enviado ao laboratório.',
  noImaging: 'Não foi preciso fazer exames de imagem.',
  fly: 'No corredor, com meias de compressão e uma caminhada a cada hora.',
  checkups: ['Chamada de vídeo', 'Médico em casa'],
  medicines: [
    ['Enoxaparina', '40 mg', 'uma injeção toda noite', 10],
    ['Dipirona', '1 g', 'até quatro vezes por dia, se precisar', 7],
  ],
};
const DENTAL: Words = {
  operation: 'Implant placed with a torque of 35 N·cm, healing cap attached. Two sutures. No complications.',
  anesthesia: 'Local anesthesia, 2 cartridges of articaine 4% with epinephrine. No reaction.',
  labs: 'Before the visit: hemoglobin 14.1 g/dl, HbA1c 5.3%. Nothing to follow up.',
  imaging: 'X-ray after placement: 3 mm from the nerve canal, bone level with the collar.',
  warnings:
    'Bleeding that doesn’t stop after 30 minutes of pressure.\nFever above 38 °C (100.4 °F), or pus.\nNumb lip or chin after the first day.\nThe healing cap is loose.',
  instructions:
    'Soft food for a week; chew on the other side until the crown is placed.\nRinse with chlorhexidine for 10 days.\nNo smoking while it heals.\nThe crown follows on your second trip, once the bone has healed.',
  hours: 'Monday to Saturday, 8 a.m. to 6 p.m., English and Spanish',
  noImplants: 'No implant was used.',
  noPathology: 'No tissue was sent to the lab.',
  noImaging: 'No imaging was needed.',
  fly: 'No limits. Keep your pain medicine in your carry-on bag.',
  checkups: ['Video call, stitches out by your dentist at home', 'X-ray at your dentist’s, before the second trip'],
  medicines: [
    ['Amoxicillin', '500 mg', 'three times a day', 7],
    ['Ibuprofen', '400 mg', 'up to three times a day, if needed', 5],
  ],
};
const WORDS: Readonly<Record<Locale, Words>> = { en: EN, es: ES, pt: PT };

interface Around {
  language: Locale;
  clinic: string;
  phone: string;
  clinician: string;
  /** Day of the treatment, and the first day for a flight home. */
  treatedOn: string;
  fliesFrom: string;
  dischargedOn: string;
}

/** What discharge papers of the demo say. */
export function dischargeOf({ implants = [], lacks = [], dental }: DemoDischarge, around: Around): DischargeContent {
  const { language, clinic, phone, clinician, treatedOn, fliesFrom, dischargedOn } = around;
  const words = dental ? DENTAL : WORDS[language];
  const begun = emptyDischarge();
  const given = (text = '') => ({ state: 'given' as const, text, reason: '', files: [] });
  const without = (reason: string) => ({ state: 'not_applicable' as const, text: '', reason, files: [] });
  const items: DischargeContent['items'] = {
    warning_signs: given(words.warnings),
    contact: given(),
    instructions: given(words.instructions),
    medicines: given(),
    follow_up: given(),
    fit_to_fly: given(),
    operation_report: given(words.operation),
    anesthesia_record: given(words.anesthesia),
    implants: implants.length ? given() : without(words.noImplants),
    lab_results: given(words.labs),
    imaging: implants.length ? given(words.imaging) : without(words.noImaging),
    pathology: without(words.noPathology),
  };
  for (const key of lacks) items[key] = begun.items[key];
  const [first, second] = words.checkups;
  return {
    items,
    implants: [...implants],
    medicines: words.medicines.map(([name, dose, how, days]) => ({
      name,
      dose,
      how,
      until: calendar.addDays(dischargedOn, days),
      lot: '',
    })),
    follow_up: [
      { on: calendar.addDays(treatedOn, 42), who: clinician, where: first },
      { on: calendar.addDays(treatedOn, 90), who: clinician, where: second },
    ],
    contact: { name: clinic, phone, hours: words.hours },
    fit_to_fly: { from: fliesFrom, conditions: words.fly },
  };
}
