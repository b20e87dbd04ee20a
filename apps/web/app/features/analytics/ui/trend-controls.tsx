import { TREND_GROUPS, TREND_RANGES } from '@travesia/contracts/analytics';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useQueryHref } from '../../../lib/list/use-query-href.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { TickBox } from '../../../ui/field/tick-box.tsx';
import { analyticsTexts } from '../texts.ts';
import type { AskedTrends } from '../trends-query.ts';

/** Range, steps and comparison; each change is in the address. */
export function TrendControls({ asked }: { asked: AskedTrends }) {
  const t = useTexts(analyticsTexts);
  const href = useQueryHref();
  const navigate = useNavigate();
  const put = (changed: Record<string, string | null>) =>
    void navigate(href(changed), { replace: true, preventScrollReset: true });
  const { range, from, to, group, compares } = asked;
  return (
    <form className="trend-controls" onSubmit={(event) => event.preventDefault()}>
      <SelectField
        name="range"
        label={t('range')}
        value={range}
        options={TREND_RANGES.map((value) => ({ value, label: t(`range.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          put(value === 'custom' ? { range: value } : { range: value === '30d' ? null : value, from: null, to: null })
        }
      />
      {range === 'custom' ? (
        <>
          <TextField
            name="from"
            type="date"
            label={t('custom.from')}
            defaultValue={from}
            onBlur={({ currentTarget: { value } }) => put({ from: value })}
          />
          <TextField
            name="to"
            type="date"
            label={t('custom.to')}
            defaultValue={to}
            onBlur={({ currentTarget: { value } }) => put({ to: value })}
          />
        </>
      ) : null}
      <SelectField
        name="group"
        label={t('group')}
        value={group ?? ''}
        options={[
          { value: '', label: t('group.auto') },
          ...TREND_GROUPS.map((value) => ({ value, label: t(`group.${value}`) })),
        ]}
        onChange={({ currentTarget: { value } }) => put({ group: value })}
      />
      <TickBox name="compare" ticked={compares} onTick={(ticked) => put({ compare: ticked ? null : 'off' })}>
        {t('compare')}
      </TickBox>
    </form>
  );
}
