import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PreviewAs } from '../../../accounts/index.ts';
import { debugTexts } from '../texts.ts';

/** What a role or an account would be told when it asks for each feature. */
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
