import type { IntakeQuestion, JourneyAnswers } from '@travesia/contracts/journeys';
import { describe, expect, it } from 'vitest';
import { answerSections } from '../answer-rows.ts';

const words = (en: string, es = en, pt = en) => ({ en, es, pt });
const question = (id: string, more: Partial<IntakeQuestion> = {}): IntakeQuestion => ({
  id,
  type: 'yes_no',
  text: words(`${id}?`, `¿${id}?`),
  why: words(''),
  required: true,
  core: false,
  options: [],
  unit: null,
  min: null,
  max: null,
  file: null,
  show_if: null,
  ...more,
});

const PAIN = [
  { id: 'knee', text: words('Knee', 'Rodilla') },
  { id: 'hip', text: words('Hip', '') },
];
const sections: JourneyAnswers['sections'] = [
  {
    id: 'health',
    title: words('Health', 'Salud'),
    questions: [
      question('smokes'),
      question('packs', { type: 'number', show_if: { question: 'smokes', is: ['yes'] } }),
      question('pain', { type: 'many_of', options: PAIN }),
      question('weight', { type: 'number', unit: 'kg' }),
    ],
  },
  {
    id: 'hidden',
    title: words('Hidden'),
    questions: [question('more', { show_if: { question: 'smokes', is: ['yes'] } })],
  },
];

describe('answers as the clinic reads them', () => {
  it('has what the patient saw, in the reader’s language, with what is missing', () => {
    const answers = { smokes: 'no', packs: 3, pain: ['hip', 'knee'], weight: '' };
    const faults: JourneyAnswers['faults'] = [{ question: 'weight', code: 'required' }];
    const [health, ...others] = answerSections({ sections, answers, faults }, 'es');
    expect(others).toEqual([]);
    expect(health?.title).toBe('Salud');
    expect(health?.rows).toEqual([
      expect.objectContaining({ question: '¿smokes?', value: 'no', fault: null }),
      expect.objectContaining({ id: 'pain', value: ['hip', 'knee'], options: ['Rodilla', 'Hip'] }),
      expect.objectContaining({ id: 'weight', value: null, unit: 'kg', fault: 'required' }),
    ]);
  });
});
