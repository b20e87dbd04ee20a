import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { uiTexts } from '../texts.ts';

interface BreadcrumbProps {
  trail: readonly { label: string; href?: string }[];
  /** Accessible name, if a page has more than one. */
  label?: string;
}

/** The breadcrumb of this page; the last item is the page itself, without link. */
export function Breadcrumb({ trail, label: name }: BreadcrumbProps) {
  const t = useTexts(uiTexts);
  return (
    <nav className="breadcrumb" aria-label={name ?? t('breadcrumb.label')}>
      <ol>
        {trail.map(({ label, href }) => (
          <li key={label}>{href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
