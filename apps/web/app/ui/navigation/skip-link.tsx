import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { uiTexts } from '../texts.ts';

/** The first focusable element: skips the header to the page content, an element with the id `main`. */
export function SkipLink() {
  const t = useTexts(uiTexts);
  return (
    <a className="skip-link" href="#main">
      {t('skip')}
    </a>
  );
}
