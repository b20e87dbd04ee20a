import { Button } from '../../../ui/action/button.tsx';
import { useTexts } from '../../i18n/use-texts.tsx';
import { listTexts } from '../texts.ts';
import type { Chosen } from '../use-chosen.ts';
import type { BulkAct, DialogAct } from './bulk-act.ts';
import type { Bulk } from './use-bulk.ts';

interface BulkBarProps<Row> {
  picked: readonly Row[];
  chosen: Chosen;
  acts: readonly (BulkAct<Row> | DialogAct<Row>)[];
  bulk: Bulk<Row>;
}

/** Acts on the selected rows, each with the number of rows it applies to. */
export function BulkBar<Row>({ picked, chosen, acts, bulk }: BulkBarProps<Row>) {
  const t = useTexts(listTexts);
  const { doing, fault, asking, begin } = bulk;
  const offered = acts.map((act) => ({ act, rows: picked.filter(act.fits) })).filter(({ rows }) => rows.length);
  return (
    <div className="list-chosen" role="group" aria-label={t('chosen')}>
      <span role="status" className="strong num">
        {t('bulk.chosen', { count: picked.length })}
      </span>
      {offered.map(({ act, rows }) => (
        <Button
          key={act.key}
          type="button"
          size="small"
          busy={doing === act.key}
          onClick={() => begin({ act, rows, left: picked.length - rows.length })}
        >
          {t('bulk.act', { act: act.name, count: rows.length })}
        </Button>
      ))}
      {offered.length === 0 ? <span className="muted">{t('bulk.nothing')}</span> : null}
      {chosen.isAll ? null : (
        <Button type="button" size="small" variant="quiet" onClick={chosen.toggleAll}>
          {t('pick.all')}
        </Button>
      )}
      <Button type="button" size="small" variant="quiet" onClick={chosen.clear}>
        {t('bulk.none')}
      </Button>
      {fault && !asking ? <span role="alert">{fault}</span> : null}
    </div>
  );
}
