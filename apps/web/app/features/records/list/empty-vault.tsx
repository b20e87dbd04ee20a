import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FILES_FIELD } from '../add/add-buttons.tsx';
import { addTexts } from '../add/texts.ts';
import { recordsTexts } from '../texts.ts';

/** The first visit: what belongs here. */
export function EmptyVault() {
  const t = useTexts(recordsTexts);
  const words = useTexts(addTexts);
  return (
    <EmptyState
      title={t('empty.title')}
      action={
        <Button type="button" icon="plus" onClick={() => document.getElementById(FILES_FIELD)?.click()}>
          {words('files')}
        </Button>
      }
    >
      <p>{t('empty.text')}</p>
      <ul className="record-examples">
        <li>{t('empty.images')}</li>
        <li>{t('empty.results')}</li>
        <li>{t('empty.letters')}</li>
      </ul>
    </EmptyState>
  );
}
