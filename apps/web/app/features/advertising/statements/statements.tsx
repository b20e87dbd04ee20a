import type { AdvertisingStatement } from '@travesia/contracts/advertising';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { statementsTexts } from './texts.ts';

/** On a clinic's page: what the law of its country wants stated, such as the responsible doctor. Nothing if nothing is stated. */
export function Statements({ statements }: { statements: readonly AdvertisingStatement[] }) {
  const t = useTexts(statementsTexts);
  const shown = statements.filter(({ fact }) => fact !== 'image_consent');
  if (!shown.length) return null;
  return (
    <p className="small muted">
      {shown
        .map(({ fact, value }) => t(`fact.${fact as Exclude<typeof fact, 'image_consent'>}`, { value }))
        .join(' · ')}
    </p>
  );
}
