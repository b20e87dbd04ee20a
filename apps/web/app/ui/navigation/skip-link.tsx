import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { uiTexts } from '../texts.ts';

/** At the start of a page with filters: skips them to the results, an element with the id `results`. */
export function SkipToResults() {
  const t = useTexts(uiTexts);
  return (
    <a className="skip-link" href="#results">
      {t('skipToResults')}
    </a>
  );
}

/** The first focusable element: skips the header to the page content, an element with the id `main`. */
export function SkipLink() {
  const t = useTexts(uiTexts);
  return (
    <a className="skip-link" href="#main">
      {t('skip')}
    </a>
  );
}
