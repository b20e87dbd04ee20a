import type { Page } from '@playwright/test';
import { callAs } from './bookings.ts';

interface Question {
  id: string;
  type: string;
  min: number | null;
  options: { id: string }[];
}

interface Case {
  id: string;
  revision: number;
  sections: { questions: Question[] }[];
}

/** The consent to share the answers with a clinic. */
export const SHARES = [{ purpose: 'share_answers', version: '2026-11-27' }];
const HARMLESS = ['none', 'never', 'no'];

/** An answer to a question that asks for no clinician. */
function answerTo({ id, type, options, min }: Question): string | number | string[] {
  if (id === 'birth-date') return '1986-03-02';
  if (id === 'height') return 170;
  if (id === 'weight') return 68;
  if (type === 'yes_no') return 'no';
  if (type === 'number') return min ?? 1;
  if (type === 'date') return '2020-05-04';
  const key = options.find((option) => HARMLESS.includes(option.id))?.id ?? options[0]?.id ?? '';
  if (type === 'one_of') return key;
  return type === 'many_of' ? [key] : 'It hurts when I climb stairs.';
}

type Given = Record<string, string | number>;

interface Asked {
  clinic: string;
  treatment: string;
  /** Answers that differ from those of a healthy patient. */
  answers?: Given;
}

/**
 * Answers the questions about a clinic's treatment or a package as the user who is signed in on this page, without the
 * questionnaire's screens. Returns the id of the case and the revision of its answers.
 */
export async function answerQuestions(
  page: Page,
  about: { treatment: string; provider_id: string } | { package_id: string },
  answers: Given = {},
): Promise<Pick<Case, 'id' | 'revision'>> {
  const consents = await callAs<{ data: { purpose: string; wording: string }[] }>(page, 'GET', '/profile/consents');
  const wording = consents.data.find(({ purpose }) => purpose === 'health_data')?.wording;
  await callAs(page, 'PUT', '/profile/consents', { purpose: 'health_data', given: true, wording, language: 'en' });
  const { id, sections } = await callAs<Case>(page, 'POST', '/cases', about);
  const questions = sections.flatMap((section) => section.questions).filter(({ type }) => type !== 'file');
  const all = Object.fromEntries(questions.map((question) => [question.id, answerTo(question)]));
  const { revision } = await callAs<Case>(page, 'PATCH', `/cases/${id}/answers`, { answers: { ...all, ...answers } });
  return { id, revision };
}

/** Asks a clinic as the user who is signed in on this page. Returns the ids of the case and of the journey, and its reference. */
export async function askClinic(page: Page, { clinic, treatment, answers }: Asked) {
  const { id, revision } = await answerQuestions(page, { treatment, provider_id: clinic }, answers);
  const { data } = await callAs<{ data: { id: string; reference: string }[] }>(page, 'POST', '/journeys', {
    case_id: id,
    revision,
    provider_ids: [clinic],
    consents: SHARES,
  });
  return { case: id, journey: data[0]?.id ?? '', reference: data[0]?.reference ?? '' };
}
