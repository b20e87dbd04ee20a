import type { Locale } from '@travesia/contracts/kit';
import { useState } from 'react';
import { useLocale } from '../../../../../lib/i18n/use-texts.tsx';
import type { PackageWork } from '../use-package-draft.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { usePreview } from './use-preview.ts';

/** The edited package as patients would see it, with what is not saved yet. */
export function PreviewPane({ work, canWiden = false }: { work: PackageWork; canWiden?: boolean }) {
  const [language, choose] = useState<Locale>(useLocale());
  return (
    <PreviewFrame preview={usePreview(work, language)} language={language} onLanguage={choose} canWiden={canWiden} />
  );
}
