import type { ReactNode } from 'react';
import { addressOf, MOST_COMPARED } from '../../../../lib/device/kept.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../../lib/seo/page-head.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { MOST_SHOWN, type SavedData } from '../load-saved.ts';
import { savedTexts } from '../texts.ts';
import { SavedElsewhere } from './saved-elsewhere.tsx';

type Kind = 'packages' | 'providers' | 'treatments';

interface SavedPageProps {
  data: SavedData;
  /** A card for each item, in the order of the data. */
  cards: Readonly<Record<Kind, readonly { key: string; card: ReactNode }[]>>;
}

/** `/saved`: the items in the URL as cards, and where the list is stored. */
export function SavedPage({ data, cards }: SavedPageProps) {
  const t = useTexts(savedTexts);
  const count = cards.packages.length + cards.providers.length + cards.treatments.length;
  return (
    <div className="wrap saved-page" data-saved-here>
      <PageHead title={t('head.title')} description={t('head.description')} noindex />
      <h1>{t('heading')}</h1>
      <p className="lead">{t('lead', { count })}</p>
      {data.gone > 0 ? <Notice tone="warning">{t('gone', { count: data.gone })}</Notice> : null}
      {data.more ? <Notice>{t('more', { count: MOST_SHOWN })}</Notice> : null}
      {count === 0 ? <NothingSaved /> : null}
      <SavedKind kind="packages" cards={cards.packages} compare={compareAddress('package', data.packages)} />
      <SavedKind kind="providers" cards={cards.providers} compare={compareAddress('provider', data.providers)} />
      <SavedKind kind="treatments" cards={cards.treatments} />
      <SavedElsewhere listed={count > 0} />
    </div>
  );
}

const compareAddress = (kind: 'package' | 'provider', things: readonly { id: string }[]): string =>
  addressOf(
    '/compare',
    things.slice(0, MOST_COMPARED).map(({ id }) => ({ target_type: kind, target_id: id, saved_at: '' })),
  );

interface SavedKindProps {
  kind: Kind;
  cards: readonly { key: string; card: ReactNode }[];
  /** Comparison page of the first items, without language prefix. */
  compare?: string;
}

function SavedKind({ kind, cards, compare }: SavedKindProps) {
  const t = useTexts(savedTexts);
  const path = useLocalPath();
  if (cards.length === 0) return null;
  const shown = { count: Math.min(cards.length, MOST_COMPARED) };
  return (
    <section aria-labelledby={`saved-${kind}`}>
      <div className="row between">
        <h2 id={`saved-${kind}`}>{t(kind)}</h2>
        {compare ? (
          <LinkButton icon="scale" href={path(compare)} className="no-print">
            {t(kind === 'packages' ? 'comparePackages' : 'compareProviders', shown)}
          </LinkButton>
        ) : null}
      </div>
      <ul className={kind === 'treatments' ? 'saved-grid saved-treatments' : 'saved-grid'}>
        {cards.map(({ key, card }) => (
          <li key={key}>{card}</li>
        ))}
      </ul>
    </section>
  );
}

function NothingSaved() {
  const t = useTexts(savedTexts);
  const path = useLocalPath();
  return (
    <section>
      <EmptyState
        title={t('empty.title')}
        action={
          <LinkButton variant="primary" href={path('/packages')}>
            {t('empty.action')}
          </LinkButton>
        }
      >
        <p>{t('empty.how')}</p>
        <noscript>
          <p>{t('empty.script')}</p>
        </noscript>
      </EmptyState>
    </section>
  );
}
