import type { PageFacts } from '@travesia/contracts/kit';
import { Link } from 'react-router';
import { useFormat } from '../format/use-format.ts';
import { useTexts } from '../i18n/use-texts.tsx';
import { workbenchTexts } from './texts.ts';

interface PageLinksProps {
  page: PageFacts;
  /** Makes the query of a page. */
  to: (page: number) => string;
  /** Which list's pages, where a screen has several. */
  of?: string;
}

/** Which rows of how many are shown, and the ways to the pages beside. */
export function PageLinks({ page, to, of }: PageLinksProps) {
  const t = useTexts(workbenchTexts);
  const format = useFormat();
  const first = (page.page - 1) * page.page_size + 1;
  const values = {
    first: format.number(first),
    last: format.number(Math.min(page.total, first + page.page_size - 1)),
    total: format.number(page.total),
  };
  if (page.total === 0) return null;
  return (
    <nav className="row between bench-pages small" aria-label={of ? `${of}: ${t('pages')}` : t('pages')}>
      <span className="muted num" role="status">
        {t('range', values)}
      </span>
      <span className="row">
        {page.has_previous ? (
          <Link to={{ search: to(page.page - 1) }} preventScrollReset>
            {t('previous')}
          </Link>
        ) : null}
        {page.has_next ? (
          <Link to={{ search: to(page.page + 1) }} preventScrollReset>
            {t('next')}
          </Link>
        ) : null}
      </span>
    </nav>
  );
}
