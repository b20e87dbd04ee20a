import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { favoriteTexts } from '../texts.ts';

/** Shown for a list that does not exist or belongs to another user. */
export function MissingList() {
  const t = useTexts(favoriteTexts);
  const path = useLocalPath();
  return (
    <>
      <h1>{t('missing.heading')}</h1>
      <EmptyState
        title={t('missing.title')}
        action={
          <LinkButton variant="primary" href={path('/favorites')}>
            {t('missing.action')}
          </LinkButton>
        }
      >
        <p>{t('missing.text')}</p>
      </EmptyState>
    </>
  );
}
