import type { ReactNode } from 'react';
import { withQuery } from '../../../../lib/forms/query.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import type { PackagePage } from '../../load-packages.ts';
import { packageTexts } from '../../texts.ts';

interface TreatmentBarProps {
  treatments: PackagePage['facets']['treatment'];
  /** The page's treatment; stays in the row when it has no packages left. */
  current: { slug: string; name: string } | null;
  /** The query to keep, without the treatment. */
  search: string;
  /** SVG line drawing of a treatment; one of ours, so its markup is trusted. */
  picture: (slug: string) => string;
  /** URL of a treatment's packages, or of all, without language prefix; defaults to the list's pages. */
  to?: (slug: string | null) => string;
}

const listAddress = (slug: string | null) => (slug === null ? '/packages' : `/packages/${slug}`);

/** Treatments with packages, as a row of pictures; each links to its own page and keeps the filters. */
export function TreatmentBar({ treatments, current, search, picture, to = listAddress }: TreatmentBarProps) {
  const t = useTexts(packageTexts);
  const path = useLocalPath();
  const keeping = (slug: string | null) => {
    const [page = '', own = ''] = to(slug).split('?');
    return withQuery(path(page), search, { treatment: new URLSearchParams(own).get('treatment') });
  };
  const item = (key: string, href: string, isCurrent: boolean, icon: ReactNode, label: string) => (
    <li key={key}>
      <a href={href} aria-current={isCurrent ? 'page' : undefined}>
        {icon}
        {label}
      </a>
    </li>
  );
  const gone = current !== null && !treatments.some(({ value }) => value === current.slug);
  const shown = gone ? [{ value: current.slug, label: current.name }, ...treatments] : treatments;
  return (
    <nav className="treatment-bar no-print" aria-label={t('bar.label')}>
      <ul className="treatment-bar-line">
        {item('all', keeping(null), current === null, <Icon name="layout-grid" />, t('bar.all'))}
        {shown.map(({ value, label }) =>
          item(
            value,
            keeping(value),
            value === current?.slug,
            <span className="treatment-picture" dangerouslySetInnerHTML={{ __html: picture(value) }} />,
            label,
          ),
        )}
      </ul>
    </nav>
  );
}
