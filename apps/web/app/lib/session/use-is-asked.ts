import { useSyncExternalStore } from 'react';
import type { Question } from './question.ts';

/** Whether to show a question's dialog; using this hook registers one. */
export const useIsAsked = ({ subscribe, isAsked }: Question): boolean =>
  useSyncExternalStore(subscribe, isAsked, () => false);
