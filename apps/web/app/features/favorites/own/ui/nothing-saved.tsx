import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { CoverPicture } from '../../../../ui/picture/cover-picture.tsx';
import { favoriteTexts } from '../texts.ts';

/** Explains saving with an example, while nothing is saved. */
export function NothingSaved() {
  const t = useTexts(favoriteTexts);
  const path = useLocalPath();
  return (
    <EmptyState
      title={t('empty.title')}
      art={
        <div className="saved-example" aria-hidden="true">
          <CoverPicture treatment="hip-replacement" city="medellin" country="CO" seed="an-example" eager />
          <span className="icon-btn saved-example-heart">
            <Icon name="heart" />
          </span>
          <span className="saved-example-name">{t('empty.example')}</span>
        </div>
      }
      action={
        <LinkButton variant="primary" icon="heart" href={path('/packages')}>
          {t('empty.action')}
        </LinkButton>
      }
    >
      <p>{t('empty.how')}</p>
    </EmptyState>
  );
}
