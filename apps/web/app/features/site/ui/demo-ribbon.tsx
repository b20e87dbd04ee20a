import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../lib/site/site.ts';
import { siteTexts } from '../texts.ts';

/** Says at the top of every page that the data is fictional, while it is. */
export function DemoRibbon() {
  const t = useTexts(siteTexts);
  const { demo } = useSite();
  if (!demo) return null;
  return (
    <aside className="demo-ribbon" aria-label={t('demo.label')}>
      {t.rich('demo.ribbon', { b: <b /> })}
    </aside>
  );
}
