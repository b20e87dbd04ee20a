import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { analyticsTexts } from '../texts.ts';
import { changeOf } from '../trend-change.ts';

/** The change from the period before: an arrow, a number, and a percentage where it means something. */
export function TrendDelta({ total, before }: { total: number; before: number | null }) {
  const t = useTexts(analyticsTexts);
  const format = useFormat();
  if (before === null) return null;
  const { kind, by, share } = changeOf(total, before);
  return (
    <>
      {kind === 'same' ? null : <Icon name={kind === 'more' ? 'arrow-up' : 'arrow-down'} />}
      {t(`change.${kind}`, { by, before })}
      {share === null || kind === 'same' ? null : ` (${kind === 'more' ? '+' : '−'}${format.percent(share)})`}
    </>
  );
}
