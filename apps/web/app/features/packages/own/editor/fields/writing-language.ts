import type { Locale } from '@travesia/contracts/kit';
import { createContext, use } from 'react';

/** The language shown on phones, where there is room for one text at a time. */
export const WritingLanguage = createContext<{ language: Locale; choose: (language: Locale) => void }>({
  language: 'en',
  choose: () => undefined,
});

export const useWritingLanguage = () => use(WritingLanguage);
