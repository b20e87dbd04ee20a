import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { useSite } from '../../lib/site/site.ts';
import { uiTexts } from '../texts.ts';
import { Badge } from './badge.tsx';

/**
 * Marks what is real among demo data. The ribbon of every page says that the rest is fictional, so demo items need no mark of
 * their own; without the demo, everything is real and nothing is marked.
 */
export function RealMark({ demo }: { demo: boolean }) {
  const t = useTexts(uiTexts);
  const site = useSite();
  return site.demo && !demo ? <Badge tone="info">{t('real')}</Badge> : null;
}
