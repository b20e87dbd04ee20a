import { type PackageContentChange, previewOwnPackage } from '@travesia/contracts/packages';
import type { Locale } from '@travesia/contracts/kit';
import { useEffect, useState } from 'react';
import { useCall } from '../../../../../lib/calls/use-call.ts';
import { useSite } from '../../../../../lib/site/site.ts';
import { changedFields } from '../changed-fields.ts';
import { contentOf, type PackageWork } from '../use-package-draft.ts';

const PAUSE_MS = 600;

/** A text once it has not changed for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** The package as patients would see it, with what is not saved yet. */
export function usePreview({ known, draft, content }: PackageWork, language: Locale) {
  const { currency } = useSite();
  const unsaved = useSettled(JSON.stringify(changedFields(contentOf(draft.saved.form, content.currency), content)));
  return useCall(
    previewOwnPackage,
    {
      params: { id: known.id },
      body: { language, currency, content: JSON.parse(unsaved) as PackageContentChange },
    },
    { followsChanges: true },
  );
}
