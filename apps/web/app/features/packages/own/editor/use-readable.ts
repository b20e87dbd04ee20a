import { contentChanges, type PackageContent, type PackageDraft } from '@travesia/contracts/packages';
import type { Form } from '../../../../lib/forms/draft/form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { editorTexts } from './texts.ts';
import { contentOf } from './use-package-draft.ts';
import { useChangesInWords } from './words/change-words.ts';
import { packageWords } from './words/texts.ts';

const MOST = 6;

/** Label of a field, and what a version of it changed, in words, for choosing between two versions. */
export function useReadable({ editor, content }: PackageDraft, before: Form) {
  const w = useTexts(packageWords);
  const t = useTexts(editorTexts);
  const inWords = useChangesInWords(editor);
  return {
    labelOf: (name: string) => w(`field.${name}` as 'field.title'),
    shown: (name: string, text: string): string => {
      const base = contentOf(before, content.currency);
      const changes = inWords(contentChanges(base, { ...base, [name]: JSON.parse(text) as PackageContent['title'] }));
      // A single value needs no label.
      if (changes.length === 1 && changes[0] && changes[0].path === name) return changes[0].after;
      const rows = changes.slice(0, MOST).map(({ label, after }) => `${label}: ${after}`);
      const rest = changes.length - rows.length;
      return [...rows, ...(rest > 0 ? [t('merge.more', { count: rest })] : [])].join('\n');
    },
  };
}
