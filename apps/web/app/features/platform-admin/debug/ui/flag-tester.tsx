import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PreviewAs } from '../../../accounts/index.ts';
import { debugTexts } from '../texts.ts';

/** What each feature check would return for a role or account. */
export function FlagTester() {
  const t = useTexts(debugTexts);
  return (
    <section>
      <h2>{t('flags')}</h2>
      <p className="measure">{t('flags.note')}</p>
      <PreviewAs />
    </section>
  );
}
