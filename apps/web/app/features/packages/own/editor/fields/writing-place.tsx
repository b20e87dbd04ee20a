import type { Locale } from '@travesia/contracts/kit';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocale } from '../../../../../lib/i18n/use-texts.tsx';
import { WritingLanguage } from './writing-language.ts';

/** Holds the language that phones show texts in; it begins with the page's. */
export function WritingPlace({ children }: { children: ReactNode }) {
  const [language, choose] = useState<Locale>(useLocale());
  return <WritingLanguage value={useMemo(() => ({ language, choose }), [language])}>{children}</WritingLanguage>;
}
