import '../compare.css';
import { MOST_COMPARED } from '@travesia/contracts/packages';
import type { ReactNode } from 'react';
import { withQuery } from '../../../../lib/forms/query.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../../lib/seo/page-head.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import type { CompareData } from '../load-compare.ts';
import { compareTexts } from '../texts.ts';

/** `/compare`: heading, notices, and the comparison as children. */
export function ComparePage({ data, children }: { data: CompareData; children: ReactNode }) {
  const t = useTexts(compareTexts);
  const { search } = useSite();
  const kind = data.kind;
  return (
    <div className="wrap compare-page">
      <PageHead title={t(`head.title.${kind}`)} description={t('head.description')} noindex />
      <h1>{t(`heading.${kind}`)}</h1>
      <p className="lead">{t(`lead.${kind}`)}</p>
      {data.left > 0 ? (
        <Notice tone="warning">{t('notice.left', { count: data.left, most: MOST_COMPARED })}</Notice>
      ) : null}
      {data.mixed ? (
        <Notice>
          {t.rich('notice.mixed', {
            link: <LocalLink to={withQuery('/compare', search, { packages: null }).replaceAll('%2C', ',')} />,
          })}
        </Notice>
      ) : null}
      {kind === 'nothing' ? <NothingChosen /> : children}
    </div>
  );
}

function NothingChosen() {
  const t = useTexts(compareTexts);
  const path = useLocalPath();
  return (
    <EmptyState
      title={t('empty.title')}
      action={
        <div className="row">
          <LinkButton variant="primary" href={path('/packages')}>
            {t('empty.packages')}
          </LinkButton>
          <LinkButton href={path('/directory')}>{t('empty.providers')}</LinkButton>
        </div>
      }
    >
      <p>{t('empty.how')}</p>
    </EmptyState>
  );
}
