import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { AddButtons } from '../add/add-buttons.tsx';
import { recordsTexts } from '../texts.ts';

/** The first visit: what belongs here. */
export function EmptyVault() {
  const t = useTexts(recordsTexts);
  return (
    <EmptyState title={t('empty.title')} action={<AddButtons />}>
      <p>{t('empty.text')}</p>
      <ul className="record-examples">
        <li>{t('empty.images')}</li>
        <li>{t('empty.results')}</li>
        <li>{t('empty.letters')}</li>
      </ul>
    </EmptyState>
  );
}
