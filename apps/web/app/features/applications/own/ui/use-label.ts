import type { FileKind } from '@travesia/contracts/applications';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { applyTexts } from '../texts.ts';

type FieldKey = Extract<keyof (typeof applyTexts)['messages']['en'], `field.${string}`>;

/** Returns the label for a path such as `licence.number`, `accreditations.items.0.body` or `licence.file.licence`. */
export function useLabel(): (path: string) => string {
  const t = useTexts(applyTexts);
  return (path) => {
    const [section = '', first = '', second = '', third = ''] = path.split('.');
    if (first === 'file') return t(`document.${second as FileKind}`);
    if (third) return `${t(`field.accreditations.${third}` as FieldKey)} ${Number(second) + 1}`;
    return t(`field.${section}.${first}` as FieldKey);
  };
}
