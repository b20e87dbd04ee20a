import { COMPLICATION_PARTS, type ShownComplications } from '@travesia/contracts/packages';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Facts } from '../../../ui/overlay/disclosure.tsx';
import { packagePageTexts } from './texts.ts';

/** Who pays if there is a complication, for how long, and what isn’t covered. */
export function ComplicationFacts({ complications }: { complications: ShownComplications }) {
  const t = useTexts(packagePageTexts);
  const { pays, window_days: days, exclusions } = complications;
  return (
    <Facts
      items={[
        ...COMPLICATION_PARTS.map((part) => ({
          name: t(`complications.pays.${part}`),
          value: t(`complications.payer.${pays[part] ?? 'unknown'}`),
        })),
        {
          name: t('complications.window'),
          value: days === null ? t('complications.payer.unknown') : t('complications.days', { count: days }),
        },
        { name: t('complications.exclusions'), value: exclusions ?? t('complications.noExclusions') },
      ]}
    />
  );
}
