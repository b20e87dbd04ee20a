import type { IntakeSection, JourneyStep } from '@travesia/contracts/journeys';
import { parseIntake } from '../../../data/intake/read-intake.ts';
import { parseJourneySteps } from '../../../data/journeys/read-journey-steps.ts';
import type { DemoConfiguration } from '../../modules/journeys/index.ts';
import { demoId } from '../demo-id.ts';

const clinic = (slug: string) => demoId(`provider/${slug}`);

/** A step that only this clinic has, after another one. */
function withStep(steps: readonly JourneyStep[], after: string, step: JourneyStep): JourneyStep[] {
  return steps.flatMap((one) => (one.id === after ? [one, step] : [one]));
}

/** Questions that only this clinic asks, at the end of a section. */
function withQuestions(
  sections: readonly IntakeSection[],
  id: string,
  questions: IntakeSection['questions'],
): IntakeSection[] {
  return sections.map((section) =>
    section.id === id ? { ...section, questions: [...section.questions, ...questions] } : section,
  );
}

const plain = { options: [], unit: null, min: null, max: null, file: null, core: false } as const;

/** What two clinics of the demo do their own way. */
export function demoConfigurations(): DemoConfiguration[] {
  const steps = parseJourneySteps();
  const intake = parseIntake();
  return [
    {
      providerId: clinic('clinica-valle-central'),
      treatment: 'knee-replacement',
      steps: withStep(steps.get('knee-replacement') ?? [], 'transfer-plan', {
        id: 'walker',
        stage: 'preparing',
        title: {
          en: 'Reserve a walker and a raised toilet seat for the lodging',
          es: 'Reservar un andador y un elevador de inodoro para el alojamiento',
          pt: 'Reservar um andador e um elevador de vaso para a hospedagem',
        },
        owner: 'coordinator',
        due: { anchor: 'arrival', days: -3 },
        duration_days: 0,
        files: [],
        reminder_days: [1],
        condition: 'always',
      }),
      sections: withQuestions(intake.get('knee-replacement') ?? [], 'trip-tests', [
        {
          ...plain,
          options: [],
          id: 'stairs',
          type: 'yes_no',
          text: {
            en: 'Are there stairs between the street and your bed at home?',
            es: '¿Hay escaleras entre la calle y su cama en casa?',
            pt: 'Há escadas entre a rua e a sua cama em casa?',
          },
          why: {
            en: 'The physical therapist practices stairs with you before you fly.',
            es: 'El fisioterapeuta practica escaleras con usted antes del vuelo.',
            pt: 'O fisioterapeuta treina escadas com você antes do voo.',
          },
          required: false,
          show_if: null,
        },
        {
          ...plain,
          options: [],
          id: 'stairs-count',
          type: 'number',
          text: { en: 'How many steps?', es: '¿Cuántos escalones?', pt: 'Quantos degraus?' },
          why: {
            en: 'More than ten take a longer stay.',
            es: 'Más de diez requieren una estadía más larga.',
            pt: 'Mais de dez exigem uma estadia mais longa.',
          },
          required: false,
          min: 1,
          max: 200,
          show_if: { question: 'stairs', is: ['yes'] },
        },
      ]),
    },
    {
      providerId: clinic('dental-istmo'),
      treatment: 'dental-implant-single',
      steps: withStep(steps.get('dental-implant-single') ?? [], 'pay-deposit', {
        id: 'scan-call',
        stage: 'booked',
        title: {
          en: 'Explain the 3D plan of the implant by video',
          es: 'Explicar por video el plan 3D del implante',
          pt: 'Explicar por vídeo o plano 3D do implante',
        },
        owner: 'clinic',
        due: { anchor: 'booking', days: 7 },
        duration_days: 0,
        files: ['imaging'],
        reminder_days: [2],
        condition: 'always',
      }),
    },
  ];
}

type TextsByTreatment = Readonly<Record<string, Readonly<Record<string, { en: string; es: string; pt: string }>>>>;

/** What clinics of the demo ask for before some of their treatments. */
export const DEMO_PREREQUISITES: TextsByTreatment = {
  'clinica-valle-central': {
    'knee-replacement': {
      en: 'X-rays of both knees from the last six months.\nA list of your medicines.\nNo smoking for four weeks before surgery.',
      es: 'Radiografías de ambas rodillas de los últimos seis meses.\nUna lista de sus medicamentos.\nNo fumar durante las cuatro semanas anteriores a la cirugía.',
      pt: 'Radiografias dos dois joelhos feitas nos últimos seis meses.\nUma lista dos seus medicamentos.\nNão fumar nas quatro semanas anteriores à cirurgia.',
    },
  },
  'dental-istmo': {
    'dental-implant-single': {
      en: 'A panoramic X-ray from the last year.\nGum disease treated beforehand.',
      es: 'Una radiografía panorámica del último año.\nEnfermedad de las encías tratada con anterioridad.',
      pt: 'Uma radiografia panorâmica do último ano.\nDoença da gengiva já tratada.',
    },
  },
};

/** What clinics of the demo call some of their treatments. */
export const DEMO_LOCAL_NAMES: TextsByTreatment = {
  'clinica-valle-central': {
    'knee-replacement': { en: 'ValleKnee program', es: 'Programa ValleRodilla', pt: 'Programa ValleJoelho' },
  },
  'dental-istmo': {
    'dental-implant-single': { en: 'Istmo One implant', es: 'Implante Istmo Uno', pt: 'Implante Istmo Um' },
  },
};
