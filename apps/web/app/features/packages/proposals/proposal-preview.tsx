import { type PackageContent, previewProposal } from '@travesia/contracts/packages';
import type { Locale } from '@travesia/contracts/kit';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useLocale } from '../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../lib/site/site.ts';
import { PreviewFrame } from '../own/editor/preview/preview-frame.tsx';
import { useSettled } from '../own/editor/preview/use-preview.ts';

interface ProposalPreviewProps {
  clinic: string;
  content: PackageContent;
  canWiden?: boolean;
}

/** The proposed package as the page of a clinic would show it. */
export function ProposalPreview({ clinic, content, canWiden = false }: ProposalPreviewProps) {
  const { currency } = useSite();
  const [language, choose] = useState<Locale>(useLocale());
  const settled = useSettled(JSON.stringify(content));
  const preview = useCall(previewProposal, {
    body: { language, currency, clinic, content: JSON.parse(settled) as PackageContent },
  });
  return <PreviewFrame preview={preview} language={language} onLanguage={choose} canWiden={canWiden} />;
}
