import { listCurrencies } from '@travesia/contracts/catalog';
import {
  getPackageOverview,
  type OverviewCell,
  type OverviewRow,
  type PackageOverview,
} from '@travesia/contracts/packages';
import { useSearchParams } from 'react-router';
import { OrganizationPage } from '../../organizations/index.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { saveFile } from '../../../lib/device/save-file.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { overviewCsv } from './network-csv.ts';
import { isShownIn, OVERVIEW_FILTERS, type OverviewFilter } from './overview-filter.ts';
import { networkPackagesTexts } from './texts.ts';

/** `/organization/package-overview`: treatments by clinic, with prices and gaps. */
export function PackageOverviewPage() {
  const t = useTexts(networkPackagesTexts);
  return (
    <OrganizationPage
      title={t('overview.title')}
      description={t('overview.description')}
      feature="organization_package_overview"
    >
      <Overview />
    </OrganizationPage>
  );
}

function Overview() {
  const t = useTexts(networkPackagesTexts);
  const format = useFormat();
  const language = useLocale();
  const [query, setQuery] = useSearchParams();
  const currency = /^[A-Z]{3}$/.exec(query.get('currency') ?? '')?.[0] ?? 'USD';
  const only = OVERVIEW_FILTERS.find((one) => one === query.get('only')) ?? 'all';
  const choose = (name: string, value: string) =>
    setQuery((before) => {
      before.set(name, value);
      return before;
    });
  const overview = useCall(getPackageOverview, { query: { language, currency } }, { keep: true });
  const { data: currencies } = useCall(listCurrencies);
  const codes = (currencies?.data ?? []).map(({ code }) => code);
  return (
    <>
      <h1>{t('overview.heading')}</h1>
      <LoadState loaded={overview} tall>
        {(data) => (
          <>
            <p className="muted team-lead">
              {t('overview.lead', { date: format.date(data.since) })}{' '}
              {t('rates', { currency: data.currency, date: format.date(data.rate_date) })}
            </p>
            <div className="overview-tools">
              <SelectField
                name="currency"
                label={t('overview.currency')}
                value={currency}
                onChange={({ currentTarget }) => choose('currency', currentTarget.value)}
                options={[...new Set([currency, ...codes])].map((value) => ({
                  value,
                  label: `${value} – ${format.currencyName(value)}`,
                }))}
              />
              <SelectField
                name="only"
                label={t('overview.only')}
                value={only}
                onChange={({ currentTarget }) => choose('only', currentTarget.value)}
                options={OVERVIEW_FILTERS.map((value) => ({ value, label: t(`overview.only.${value}`) }))}
              />
              <CsvButton overview={data} />
            </div>
            {data.clinics.length ? <Matrix overview={data} only={only} /> : <p>{t('overview.none')}</p>}
          </>
        )}
      </LoadState>
    </>
  );
}

function CsvButton({ overview }: { overview: PackageOverview }) {
  const t = useTexts(networkPackagesTexts);
  const locale = useLocale();
  const save = async () =>
    saveFile(
      new Blob([await overviewCsv(overview, locale)], { type: 'text/csv;charset=utf-8' }),
      `${t('csv.file')}.csv`,
    );
  return (
    <Button type="button" icon="download" onClick={() => void save()}>
      {t('csv')}
    </Button>
  );
}

function Matrix({ overview, only }: { overview: PackageOverview; only: OverviewFilter }) {
  const t = useTexts(networkPackagesTexts);
  const format = useFormat();
  const { clinics } = overview;
  const rows = overview.rows.filter((row) => isShownIn(only, row, clinics.length));
  const isCompared = clinics.length > 1;
  if (!rows.length) return <p>{t('overview.nothing')}</p>;
  return (
    <>
      <p className="muted" role="status">
        {t('overview.count', { count: rows.length })}
      </p>
      <div className="scroll-x overview-box" tabIndex={0} role="region" aria-label={t('overview.caption')}>
        <table className="table overview-table">
          <caption className="sr-only">{t('overview.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('overview.treatment')}</th>
              <th scope="col" className="table-number">
                {t('overview.requests')}
              </th>
              {isCompared ? <th scope="col">{t('overview.spread')}</th> : null}
              {clinics.map(({ id, name, suspended }) => (
                <th key={id} scope="col">
                  {name}
                  {suspended ? <span className="admin-second">{t('suspended')}</span> : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.treatment.slug}>
                <th scope="row">
                  <LocalLink to={`/treatments/${row.treatment.slug}`}>{row.treatment.name}</LocalLink>
                  <span className="admin-second">{row.category.name}</span>
                </th>
                <td className="table-number">{format.number(row.requests)}</td>
                {isCompared ? <td>{row.spread ? format.shownRange(row.spread.low, row.spread.high) : '–'}</td> : null}
                {row.cells.map((cell, at) => (
                  <td key={cell.clinic}>
                    <Cell
                      cell={cell}
                      row={row}
                      clinic={clinics[at]?.name ?? ''}
                      mayOffer={overview.actions.includes('offer')}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface CellProps {
  cell: OverviewCell;
  row: OverviewRow;
  clinic: string;
  mayOffer: boolean;
}

/** A price, or in words and with a symbol what is missing, with a way to fill it. */
function Cell({ cell, row, clinic, mayOffer }: CellProps) {
  const t = useTexts(networkPackagesTexts);
  const format = useFormat();
  const { shown_price: shown, price } = cell;
  const { slug, name: treatment } = row.treatment;
  const drafts = cell.drafts ? <span className="admin-second">{t('cell.drafts', { count: cell.drafts })}</span> : null;
  if (shown && price)
    return (
      <>
        <LocalLink to={`/organization/packages?clinic=${cell.clinic}&treatment=${slug}`}>
          {t('cell.priced', { price: format.shown(shown) })}
        </LocalLink>
        <span className="admin-second">
          {shown.approximate ? `${format.money(price)} · ` : null}
          {t('cell.packages', { count: cell.packages })}
        </span>
        {drafts}
      </>
    );
  if (cell.offered)
    return (
      <>
        <span className="overview-state">
          <Icon name="circle-dashed" /> {t('cell.noPackage')}
        </span>
        {drafts}
        {mayOffer ? (
          <LocalLink className="overview-act" to={`/organization/packages/create/${slug}?clinic=${cell.clinic}`}>
            {t('cell.propose')} <span className="sr-only">{t('cell.of', { treatment, clinic })}</span>
          </LocalLink>
        ) : null}
      </>
    );
  return (
    <>
      <span className="overview-state muted">
        <Icon name="minus" /> {t('cell.gap')}
      </span>
      {mayOffer ? (
        <LocalLink className="overview-act" to={`/organization/treatments?treatment=${slug}&clinic=${cell.clinic}`}>
          {t('cell.offer')} <span className="sr-only">{t('cell.of', { treatment, clinic })}</span>
        </LocalLink>
      ) : null}
    </>
  );
}
