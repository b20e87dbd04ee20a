import type { Understood } from '@travesia/contracts/search';
import { withQuery } from '../../../../lib/forms/query.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { searchTexts } from '../texts.ts';

/** Why no package is shown for care that no clinic here offers, or that was not understood, and where to ask. */
export function CareNotListed({ understood }: { understood: Understood }) {
  const t = useTexts(searchTexts);
  const path = useLocalPath();
  const { not_offered: missing, city, country } = understood;
  const who = missing?.specialty?.name ?? null;
  const place = withQuery('/directory', '', { q: who, city: city?.slug ?? null, country: country?.code ?? null });
  const near = missing?.near;
  return (
    <EmptyState
      title={missing ? t('missing.title', { procedure: missing.name }) : t('missing.unsure')}
      action={
        <div className="row">
          <LinkButton variant="primary" href={path(place)}>
            {t('missing.ask')}
          </LinkButton>
          {near ? (
            <LinkButton href={path(`/treatments/${near.slug}`)}>
              {t('missing.see', { treatment: near.name })}
            </LinkButton>
          ) : null}
          <LinkButton variant="quiet" href={path('/contact')}>
            {t('missing.tell')}
          </LinkButton>
        </div>
      }
    >
      {near && missing ? <p>{t('missing.near', { treatment: near.name, procedure: missing.name })}</p> : null}
      <p>{t(missing ? 'missing.next' : 'missing.nextUnsure')}</p>
    </EmptyState>
  );
}
