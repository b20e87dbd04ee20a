import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { catalogTexts } from '../../texts.ts';

/** Section ids of the page that can be jumped to, in order. */
export type PagePart = 'what' | 'who' | 'days' | 'prices' | 'risks' | 'trip' | 'packages' | 'clinics' | 'questions';

const ANCHOR: Readonly<Partial<Record<PagePart, string>>> = { trip: 'trip-cost' };

/** Links to the sections of a long page; sticky below the header where there is room. */
export function PageNav({ parts }: { parts: readonly PagePart[] }) {
  const t = useTexts(catalogTexts);
  return (
    <nav className="page-nav no-print" aria-label={t('page.nav')}>
      <div className="wrap tabs">
        {parts.map((part) => (
          <a key={part} href={`#${ANCHOR[part] ?? part}`}>
            {t(`nav.${part}`)}
          </a>
        ))}
      </div>
    </nav>
  );
}
