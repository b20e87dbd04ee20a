import { type PackageContent, previewOwnPackage } from '@travesia/contracts/packages';
import type { Locale } from '@travesia/contracts/kit';
import { useEffect, useState } from 'react';
import { useCall } from '../../../../../lib/calls/use-call.ts';
import { useSite } from '../../../../../lib/site/site.ts';
import { changedFields } from '../changed-fields.ts';
import type { PackageWork } from '../use-package-draft.ts';
import { contentOf } from '../use-package-draft.ts';

const PAUSE_MS = 600;

/** The value once it has not changed for a moment. */
function useSettled<T>(value: T, key: string): T {
  const [settled, setSettled] = useState({ value, key });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ value, key }), PAUSE_MS);
    return () => clearTimeout(timer);
    // The key says whether the value is another one.
  }, [value, key]);
  return settled.key === key ? value : settled.value;
}

/** The package as patients would see it, with what is not saved yet. */
export function usePreview({ known, draft, content }: PackageWork, language: Locale) {
  const { currency } = useSite();
  const unsaved = changedFields(contentOf(draft.saved.form, content.currency), content) as Partial<PackageContent>;
  const asked = useSettled(unsaved, `${known.version} ${JSON.stringify(unsaved)}`);
  return useCall(
    previewOwnPackage,
    { params: { id: known.id }, body: { language, currency, content: asked } },
    { followsChanges: true },
  );
}
