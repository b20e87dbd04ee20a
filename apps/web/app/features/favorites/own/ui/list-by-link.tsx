import type { SharedFavoriteList } from '@travesia/contracts/favorites';
import { addressOf, MOST_COMPARED } from '../../../../lib/device/kept.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../../lib/seo/page-head.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { KeepButtons } from '../../../../ui/keep/keep-buttons.tsx';
import { favoriteTexts } from '../texts.ts';
import { ThingFacts } from './thing-facts.tsx';

/** `/favorites/shared/:token`: a list as seen through its share link, or a notice that the link no longer works. */
export function ListByLink({ list }: { list: SharedFavoriteList | null }) {
  const t = useTexts(favoriteTexts);
  return (
    <div className="wrap saved-by-link stack-wide">
      <PageHead title={t('link.title')} description={t('link.description')} noindex />
      {list ? <Things list={list} /> : <Withdrawn />}
    </div>
  );
}

function Things({ list: { name, owner_first_name: owner, items, gone_count: gone } }: { list: SharedFavoriteList }) {
  const t = useTexts(favoriteTexts);
  const path = useLocalPath();
  const packages = items.filter(({ target }) => target.target_type === 'package').slice(0, MOST_COMPARED);
  const compared = packages.map(({ target }) => ({ ...target, saved_at: '' }));
  return (
    <>
      <div className="row between">
        <div>
          <h1>{name}</h1>
          <p className="lead">{t('link.owner', { name: owner, count: items.length })}</p>
        </div>
        {compared.length > 1 ? (
          <LinkButton icon="scale" className="no-print" href={path(addressOf('/compare', compared))}>
            {t('link.compare', { count: compared.length })}
          </LinkButton>
        ) : null}
      </div>
      {gone > 0 ? <Notice>{t('link.gone', { count: gone })}</Notice> : null}
      {items.length === 0 ? (
        <EmptyState
          title={t('link.empty')}
          action={<LinkButton href={path('/packages')}>{t('empty.action')}</LinkButton>}
        />
      ) : (
        <ul className="saved-items">
          {items.map(({ target, note }) => (
            <li key={`${target.target_type} ${target.target_id}`}>
              <article className="card saved-item">
                <ThingFacts
                  target={target}
                  aside={
                    <KeepButtons
                      kind={target.target_type}
                      id={target.target_id}
                      name={target.provider_name ? `${target.provider_name}: ${target.name}` : target.name}
                    />
                  }
                >
                  {note ? (
                    <p className="saved-note-text">
                      <span className="small muted">{t('link.note', { name: owner })}</span>
                      {note}
                    </p>
                  ) : null}
                </ThingFacts>
              </article>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Withdrawn() {
  const t = useTexts(favoriteTexts);
  const path = useLocalPath();
  return (
    <>
      <h1>{t('link.over')}</h1>
      <EmptyState
        title={t('link.overTitle')}
        action={
          <LinkButton variant="primary" href={path('/packages')}>
            {t('empty.action')}
          </LinkButton>
        }
      >
        <p>{t('link.overText')}</p>
      </EmptyState>
    </>
  );
}
