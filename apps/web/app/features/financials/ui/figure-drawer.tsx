import type { MoneyLines } from '@travesia/contracts/financials';
import type { Money } from '@travesia/contracts/kit';
import { sumMoney } from '@travesia/contracts/kit';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Loaded } from '../../../lib/calls/loaded.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useQueryHref } from '../../../lib/list/use-query-href.ts';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { useFollowedLinks } from '../../../lib/screen/use-followed-links.ts';
import { Drawer } from '../../../lib/workbench/drawer.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Pagination } from '../../../ui/navigation/pagination.tsx';
import { NO_FIGURE, type OpenFigure } from '../figure-query.ts';
import { financialsTexts } from '../texts.ts';
import { type LinePlaces, MoneyLineTable } from './money-lines.tsx';
import { useMoney } from './use-money.ts';

interface FigureDrawerProps {
  asked: OpenFigure;
  loaded: Loaded<MoneyLines>;
  /** The figure as the screen shows it; null if the lines are of a part of it. */
  shown: Money | null;
  /** Whose or of what it is: a clinic, a package. */
  of?: ReactNode;
  places: LinePlaces;
  ofMany?: boolean;
  /** More of the URL that goes with it. */
  closes?: Readonly<Record<string, null>>;
}

/** The ledger lines of a figure, beside the screen that shows it, with their sum. */
export function FigureDrawer({ asked, loaded, shown, of, places, ofMany = false, closes = {} }: FigureDrawerProps) {
  const t = useTexts(financialsTexts);
  const href = useQueryHref();
  const navigate = useNavigate();
  const box = useFollowedLinks<HTMLDivElement>();
  const { figure, from, to } = asked;
  const name = t(`figure.${figure}`);
  const close = () => void navigate(href({ ...NO_FIGURE, ...closes }), { preventScrollReset: true });
  return (
    <Drawer title={name} close={close}>
      <div ref={box} className="stack money-drawer">
        {of ? <p className="strong">{of}</p> : null}
        <p className="muted small">{t(`about.${figure}`)}</p>
        <LoadState loaded={loaded}>
          {(data) => (
            <>
              <Sum sum={data.sum} shown={from || to ? null : shown} isPeriod={Boolean(from || to)} />
              <Period key={`${from} ${to}`} from={from} to={to} />
              {data.data.length === 0 ? (
                <p>{t(from || to ? 'lines.noneInPeriod' : 'lines.none')}</p>
              ) : (
                <MoneyLineTable
                  caption={t('lines.caption', { name })}
                  figure={figure}
                  lines={data.data}
                  places={places}
                  ofMany={ofMany}
                  isWhole={data.total_pages <= 1}
                  sums={
                    data.total_pages <= 1
                      ? [{ name: t('lines.sum'), money: data.sum }]
                      : [
                          { name: t('lines.sumOfPage'), money: sumMoney(data.data.map(({ amount }) => amount)) },
                          { name: t('lines.sumOfAll', { count: data.total }), money: data.sum },
                        ]
                  }
                />
              )}
              <Pagination page={data.page} pages={data.total_pages} href={(page) => href({ lines: String(page) })} />
            </>
          )}
        </LoadState>
      </div>
    </Drawer>
  );
}

/** The sum, and whether it is the figure of the screen. */
function Sum({ sum, shown, isPeriod }: { sum: Money; shown: Money | null; isPeriod: boolean }) {
  const t = useTexts(financialsTexts);
  const { full } = useMoney();
  const isSame = shown !== null && shown.amount === sum.amount && shown.currency === sum.currency;
  return (
    <p className="money-drawer-sum">
      <span className="money-figure money-large">{full(sum)}</span>
      <span className="small muted" role="status">
        {isPeriod ? t('lines.inPeriod') : null}
        {isSame ? (
          <>
            <Icon name="circle-check" /> {t('lines.same')}
          </>
        ) : null}
        {shown && !isSame ? t('lines.changed') : null}
      </span>
    </p>
  );
}

/** First and last day of the lines. */
function Period({ from, to }: { from: string; to: string }) {
  const t = useTexts(financialsTexts);
  const href = useQueryHref();
  const navigate = useNavigate();
  const put = (days: { from: string | null; to: string | null }) =>
    void navigate(href({ ...days, lines: null }), { replace: true, preventScrollReset: true });
  return (
    <form
      className="money-period"
      aria-label={t('period')}
      data-draft="own"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        put({ from: String(typed.get('from') ?? ''), to: String(typed.get('to') ?? '') });
      }}
    >
      <TextField name="from" type="date" label={t('period.from')} defaultValue={from} max={to || undefined} />
      <TextField name="to" type="date" label={t('period.to')} defaultValue={to} min={from || undefined} />
      <Button size="small">{t('period.show')}</Button>
      <p className="tiny muted">{t('period.utc')}</p>
      {from || to ? (
        <Button type="button" variant="quiet" size="small" onClick={() => put({ from: null, to: null })}>
          {t('period.all')}
        </Button>
      ) : null}
    </form>
  );
}
