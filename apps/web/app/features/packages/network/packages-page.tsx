import {
  listNetworkPackages,
  type NetworkPackage,
  type NetworkPackages,
  packagePath,
} from '@travesia/contracts/packages';
import { EnterButton, OrganizationPage } from '../../organizations/index.ts';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { saveFile } from '../../../lib/device/save-file.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { WordsOf } from '../../../lib/list/filter-words.ts';
import type { ListColumn } from '../../../lib/list/list-column.ts';
import { ListScreen } from '../../../lib/list/list-screen.tsx';
import { useAsked } from '../../../lib/list/use-asked.ts';
import { ActProblem } from '../../../lib/screen/act-problem.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { ShareButton } from '../../../lib/share/share-button.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Badge, type Tone } from '../../../ui/badge/badge.tsx';
import { networkPackagesCsv } from './network-csv.ts';
import { networkPackagesList, PACKAGE_STATUSES } from './packages-list.ts';
import { networkPackagesTexts } from './texts.ts';

/** `/organization/packages`: packages of all clinics of an organization. */
export function NetworkPackagesPage() {
  const t = useTexts(networkPackagesTexts);
  return (
    <OrganizationPage
      title={t('packages.title')}
      description={t('packages.description')}
      feature="organization_packages"
    >
      <Packages />
    </OrganizationPage>
  );
}

function Packages() {
  const t = useTexts(networkPackagesTexts);
  const format = useFormat();
  const language = useLocale();
  const asked = useAsked(networkPackagesList);
  const view = { language, currency: 'USD' };
  const packages = useCall(listNetworkPackages, { query: { ...asked, ...view } }, { keep: true });
  const { data } = packages;
  return (
    <div className="bench">
      <h1>{t('packages.heading')}</h1>
      <p className="muted team-lead">{t('packages.lead')}</p>
      <ListScreen
        definition={networkPackagesList}
        filters={useFilterWords(data)}
        caption={t('packages.caption')}
        loaded={packages}
        rowKey={({ id }) => id}
        columns={useColumns()}
        count={(count) => t('packages.count', { count })}
        empty={t('packages.none')}
        nothing={t('packages.nothing')}
        tools={<CsvButton asked={{ ...asked, ...view }} />}
      />
      {data ? (
        <p className="small muted">{t('rates', { currency: data.currency, date: format.date(data.rate_date) })}</p>
      ) : null}
    </div>
  );
}

function useFilterWords(data: NetworkPackages | null): WordsOf<typeof networkPackagesList> {
  const t = useTexts(networkPackagesTexts);
  const countOf = (status: string) => data?.facets.status.find(({ value }) => value === status)?.count;
  return {
    label: t('filter.label'),
    filters: {
      q: { label: t('filter.q') },
      status: {
        label: t('filter.status'),
        any: t('filter.any'),
        options: PACKAGE_STATUSES.map((value) => ({ value, label: t(`status.${value}`), count: countOf(value) })),
      },
      clinic: { label: t('filter.clinic'), any: t('filter.any'), options: data?.facets.clinic },
      treatment: { label: t('filter.treatment'), any: t('filter.any'), options: data?.facets.treatment },
    },
    sorts: (sort) => t(`sort.${sort}`),
  };
}

const TONES: Readonly<Record<NetworkPackage['status'], Tone>> = {
  draft: 'neutral',
  published: 'success',
  paused: 'warning',
  archived: 'neutral',
};

function useColumns(): ListColumn<NetworkPackage>[] {
  const t = useTexts(networkPackagesTexts);
  const format = useFormat();
  return [
    {
      key: 'package',
      name: t('column.package'),
      order: { ascending: 'treatment' },
      cell: (one) => (
        <>
          {one.listed ? (
            <LocalLink className="admin-row-link" to={packagePath({ ...one, provider: one.clinic })}>
              {one.title}
            </LocalLink>
          ) : (
            <span className="admin-row-link">{one.title}</span>
          )}
          <span className="bench-two">{one.treatment.name}</span>
        </>
      ),
    },
    {
      key: 'clinic',
      name: t('column.clinic'),
      order: { ascending: 'clinic' },
      cell: ({ clinic }) => (
        <>
          {clinic.name}
          {clinic.suspended ? <span className="bench-two">{t('suspended')}</span> : null}
        </>
      ),
    },
    {
      key: 'status',
      name: t('column.status'),
      bare: true,
      cell: ({ status, listed }) => (
        <>
          <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
          {status === 'published' && !listed ? <span className="bench-two">{t('hiddenPage')}</span> : null}
        </>
      ),
    },
    {
      key: 'price',
      name: t('column.price'),
      numeric: true,
      order: { ascending: 'price' },
      cell: ({ price, shown_price: shown }) => (
        <>
          {format.money(price)}
          {shown.approximate ? <span className="bench-two">{format.shown(shown)}</span> : null}
        </>
      ),
    },
    {
      key: 'spread',
      name: t('column.spread'),
      cell: ({ above_lowest: above }) => {
        if (above === null) return '–';
        return above === 0 ? t('spread.lowest') : t('spread.above', { percent: above });
      },
    },
    {
      key: 'deposit',
      name: t('column.deposit'),
      numeric: true,
      cell: ({ deposit_percent: percent }) => t('percent', { percent }),
    },
    {
      key: 'confirmed',
      name: t('column.confirmed'),
      order: { ascending: 'confirmed' },
      cell: ({ confirmed_on: day }) => format.date(day),
    },
    useActsColumn(),
  ];
}

function useActsColumn(): ListColumn<NetworkPackage> {
  const t = useTexts(networkPackagesTexts);
  return {
    key: 'acts',
    name: t('column.acts'),
    acts: true,
    cell: (one) => (
      <span className="package-acts">
        {one.listed ? <ShareButton isShort shared={sharedPackage(one)} /> : null}
        {one.actions.includes('enter') ? <EnterButton clinic={one.clinic} isShort /> : null}
      </span>
    ),
  };
}

/** What the share panel needs of a public package. */
export const sharedPackage = (one: Pick<NetworkPackage, 'id' | 'title' | 'treatment' | 'clinic'>) => ({
  name: `${one.clinic.name}: ${one.title}`,
  path: packagePath({ ...one, provider: one.clinic }),
  frame: `/embed/packages/${one.id}`,
  poster: `/poster/package/${one.id}.pdf`,
});

/** The most a page of the list may have. */
const PAGE = 100;

type Query = Omit<NonNullable<Parameters<typeof sessionCall<typeof listNetworkPackages>>[1]>['query'], 'page'>;

function CsvButton({ asked }: { asked: Query }) {
  const t = useTexts(networkPackagesTexts);
  const locale = useLocale();
  const { busy, problem, run } = useAct();
  const save = () =>
    run(async () => {
      const rows: NetworkPackage[] = [];
      let rates = '';
      for (let page = 1, more = true; more; page++) {
        const answer = await sessionCall(listNetworkPackages, { query: { ...asked, page, limit: PAGE } });
        rows.push(...answer.data);
        rates = answer.rate_date;
        more = answer.has_next;
      }
      const content = await networkPackagesCsv(rows, rates, locale);
      saveFile(new Blob([content], { type: 'text/csv;charset=utf-8' }), `${t('csv.file')}.csv`);
    });
  return (
    <>
      <Button type="button" size="small" icon="download" busy={busy} onClick={() => void save()}>
        {t('csv')}
      </Button>
      <ActProblem problem={problem} />
    </>
  );
}
