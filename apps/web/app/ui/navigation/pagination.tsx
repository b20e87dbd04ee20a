import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { uiTexts } from '../texts.ts';
import { pageNumbers } from './page-numbers.ts';

interface PaginationProps {
  page: number;
  pages: number;
  /** URL of a page, with filters kept. */
  href: (page: number) => string;
  /** Accessible name, if a page has more than one. */
  label?: string;
}

/** Links to the pages of a list; renders nothing for a single page. */
export function Pagination({ page, pages, href, label }: PaginationProps) {
  const t = useTexts(uiTexts);
  const format = useFormat();
  if (pages <= 1) return null;
  return (
    <nav className="pagination" aria-label={label ?? t('pagination.label')}>
      {page > 1 ? (
        <a href={href(page - 1)} rel="prev">
          {t('pagination.previous')}
        </a>
      ) : null}
      {pageNumbers(page, pages).map((number, index) =>
        number === null ? (
          <span key={`gap-${index}`} className="muted" aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={number}
            href={href(number)}
            aria-current={number === page ? 'page' : undefined}
            aria-label={t('pagination.page', { page: number })}
          >
            {format.number(number)}
          </a>
        ),
      )}
      {page < pages ? (
        <a href={href(page + 1)} rel="next">
          {t('pagination.next')}
        </a>
      ) : null}
    </nav>
  );
}
