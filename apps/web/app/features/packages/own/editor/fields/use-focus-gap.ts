import type { PackageContent, PackageGap } from '@travesia/contracts/packages';
import { flushSync } from 'react-dom';
import { focusField } from '../../../../../lib/forms/draft/focus-field.ts';
import { isLocale } from '../../../../../lib/i18n/locale.ts';
import { fieldId } from '../../../../../ui/field/field-id.ts';
import { fieldsOfGap } from './section-marks.ts';
import { sectionId } from './section.tsx';
import { useWritingLanguage } from './writing-language.ts';

/** The control to focus in what bears the id of a field. */
function controlIn(element: HTMLElement): HTMLElement {
  if (element.matches('input, select, textarea, button')) return element;
  return (
    element.querySelector<HTMLElement>(
      'input:checked, input:not(:disabled), select:not(:disabled), button:not(:disabled)',
    ) ?? element
  );
}

/** Goes to the first of the named fields that is shown, else to the heading of their section. */
export function focusFirst(names: readonly string[], section: string): void {
  const found = names.map((name) => document.getElementById(fieldId(name))).find((element) => element !== null);
  if (!found) return focusField(document.getElementById(sectionId(section)) ?? document.body);
  focusField(controlIn(found));
  found.scrollIntoView({ block: 'center' });
}

/**
 * Goes to the first field of the editor whose text can’t be saved, such as a number out of range; false if there is none.
 * Without this, what was saved before would be sent.
 */
export function focusWrong(): boolean {
  const found = document.querySelector<HTMLElement>('.package-editor [aria-invalid="true"]');
  if (!found) return false;
  focusField(found);
  found.scrollIntoView({ block: 'center' });
  return true;
}

/** Returns how to go to the field that a gap is about, also if its disclosure is closed or its language hidden. */
export function useFocusGap(content: PackageContent): (gap: PackageGap) => void {
  const { choose } = useWritingLanguage();
  return (gap) => {
    const language = gap.path.split('.').find(isLocale);
    if (language) flushSync(() => choose(language));
    // A price without lines begins with choosing one.
    const names = gap.path === 'lines' ? ['lines-add', 'lines'] : fieldsOfGap(gap, content);
    focusFirst(names, gap.section);
  };
}
