import type { User } from '@travesia/contracts/accounts';
import type { KeptItem } from '../../lib/device/kept.ts';
import { consultationPath } from '../leads/index.ts';

/** What is known of a person who has not booked anything: their account, and what this device keeps. */
export interface Beginning {
  person: Pick<User, 'email_verified' | 'two_factor_enabled' | 'demo'>;
  saved: readonly KeptItem[];
  /** Address of questions that were not finished, without language prefix. */
  unfinished: string | null;
}

export type StepName = 'save' | 'quote' | 'account';

export interface Step {
  name: StepName;
  /** `now` is the one to take next. */
  state: 'done' | 'now' | 'ahead';
}

/** The three first steps and how far they are; nothing counts as done that the product does not know. */
export function firstSteps({ person, saved }: Beginning): Step[] {
  const isDone: Readonly<Record<StepName, boolean>> = {
    save: saved.length > 0,
    // A request is answered by mail: whether one was sent is not known here.
    quote: false,
    account: person.email_verified && person.two_factor_enabled,
  };
  const names: readonly StepName[] = ['save', 'quote', 'account'];
  const now = names.find((name) => !isDone[name]);
  return names.map((name) => ({ name, state: isDone[name] ? 'done' : name === now ? 'now' : 'ahead' }));
}

/** The one thing to do next: go on with the questions, ask for a quote for what is saved, or begin to look. */
export function nextStep({ saved, unfinished }: Beginning): { name: 'resume' | 'quote' | 'begin'; path: string } {
  if (unfinished) return { name: 'resume', path: unfinished };
  if (saved.length > 0) return { name: 'quote', path: quotePath(saved) };
  return { name: 'begin', path: '/get-started' };
}

/** Asks about the only thing saved at once, and otherwise from the list, where one is chosen. */
export function quotePath(saved: readonly KeptItem[]): string {
  const [only, ...others] = saved;
  if (!only) return consultationPath({});
  return others.length > 0 ? '/favorites' : consultationPath({ [only.target_type]: only.target_id });
}

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** As people greet each other: the afternoon from noon, the evening from six; the night belongs to the evening. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}
