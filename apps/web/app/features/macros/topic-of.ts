import type { Macro } from '@travesia/contracts/macros';
import type { MacroDesk } from './macro-desk.ts';

/** What a saved reply is for, in words. */
export const topicOf = ({ topics }: MacroDesk, { topic }: Pick<Macro, 'topic'>, all: string): string =>
  topics.find(({ value }) => value === topic)?.label ?? all;
