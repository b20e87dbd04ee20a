import type { BulkOutcome } from '@travesia/contracts/providers';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Loaded } from '../../../../lib/calls/loaded.ts';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { useQueryHref } from '../../../../lib/list/use-query-href.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { TabLinks } from '../../../../lib/workbench/screen/places.tsx';
import { useDaysSince } from '../../../../lib/workbench/screen/when.tsx';
import { useProviders, type ProvidersPage as Page } from '../load-providers.ts';
import { adminProviderTexts } from '../texts.ts';
import { BulkBar } from './bulk-bar.tsx';
import { BulkResult } from './bulk-result.tsx';
import { ProviderDrawer } from './provider-drawer.tsx';
import { ProviderFilters } from './provider-filters.tsx';
import { useProviderColumns } from './provider-columns.tsx';
import { SaveTable } from './save-table.tsx';

const ADMINS = ['admin'] as const;
const TABS = ['all', 'pending', 'verified', 'lapsed', 'unlisted', 'suspended'] as const;

/** `/admin/providers`: all clinics, what waits at them, and one of them beside the list. */
export function ProvidersPage() {
  const t = useTexts(adminProviderTexts);
  return (
    <PortalPage title={t('title')} description={t('description')} roles={ADMINS} feature="admin_providers">
      <Providers />
    </PortalPage>
  );
}

function Providers() {
  const language = useLocale();
  const [query] = useSearchParams();
  const open = query.get('open');
  const asked = new URLSearchParams(query);
  asked.delete('open');
  const address = asked.toString();
  const loaded = useProviders(new URLSearchParams(address), language);
  const { data, reload } = loaded;
  return (
    <div className={open ? 'admin-beside admin-beside-open' : 'admin-beside'}>
      <div className="admin-list stack">
        <Head page={data} query={asked} />
        <Tabs page={data} tab={query.get('tab') ?? 'all'} />
        <ProviderFilters query={asked} page={data} />
        <Rows key={`rows ${address}`} loaded={loaded} open={open} />
      </div>
      {open ? <ProviderDrawer key={open} id={open} onChanged={() => void reload()} /> : null}
    </div>
  );
}

function Head({ page, query }: { page: Page | null; query: URLSearchParams }) {
  const t = useTexts(adminProviderTexts);
  const path = useLocalPath();
  const days = useDaysSince();
  return (
    <div className="admin-head">
      <h1>{t('title')}</h1>
      <div className="row">
        <SaveTable query={query} disabled={!page?.total} />
        <Link className="btn btn-secondary" to={path('/admin/providers/new')}>
          {t('new')}
        </Link>
        {page?.next ? (
          <Link className="btn btn-primary" to={path(`/admin/providers/${page.next.id}`)}>
            {t('next', { days: days(page.next.since) })}
          </Link>
        ) : null}
      </div>
    </div>
  );
}

function Tabs({ page, tab }: { page: Page | null; tab: string }) {
  const t = useTexts(adminProviderTexts);
  const href = useQueryHref();
  return (
    <TabLinks
      label={t('tabs')}
      tabs={TABS.map((key) => ({
        key,
        label: t(`tab.${key}`),
        count: page?.tabs[key],
        href: href({ tab: key === 'all' ? null : key, page: null, open: null }),
        isCurrent: key === tab,
      }))}
    />
  );
}

function Rows({ loaded, open }: { loaded: Loaded<Page>; open: string | null }) {
  const t = useTexts(adminProviderTexts);
  const path = useLocalPath();
  const [query] = useSearchParams();
  const columns = useProviderColumns();
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  return (
    <>
      {outcome ? <BulkResult outcome={outcome} onClose={() => setOutcome(null)} /> : null}
      <ListScreen
        list="admin.providers"
        caption={t('table.caption')}
        loaded={loaded}
        rowKey={({ id }) => id}
        columns={columns}
        sort={query.get('sort') ?? 'name'}
        isOpen={({ id }) => id === open}
        empty={t('empty')}
        emptyAction={
          <Link className="btn btn-secondary" to={path('/admin/providers')}>
            {t('empty.all')}
          </Link>
        }
        selection={{
          nameOf: ({ name }) => name,
          bar: (picked, chosen) => (
            <BulkBar
              picked={picked}
              chosen={chosen}
              onDecided={(decided) => {
                setOutcome(decided);
                if (decided) chosen.clear();
                void loaded.reload();
              }}
            />
          ),
        }}
      />
    </>
  );
}
