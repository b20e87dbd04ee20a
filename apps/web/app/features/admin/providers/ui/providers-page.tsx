import type { BulkOutcome } from '@travesia/contracts/platform-admin';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../../../lib/portal/portal-page.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Link } from 'react-router';
import { FailedLoad } from '../../../../lib/portal/failed-load.tsx';
import { LinesLoading } from '../../screen/failed.tsx';
import { Pager, TabLinks, useQueryHref } from '../../screen/places.tsx';
import { useLoaded } from '../../../../lib/calls/use-loaded.ts';
import { useDaysSince } from '../../screen/when.tsx';
import { loadProviders, type ProvidersPage as Page } from '../load-providers.ts';
import { adminProviderTexts } from '../texts.ts';
import { BulkBar } from './bulk-bar.tsx';
import { BulkResult } from './bulk-result.tsx';
import { ProviderDrawer } from './provider-drawer.tsx';
import { ProviderFilters } from './provider-filters.tsx';
import { ProviderTable } from './provider-table.tsx';
import { SaveTable } from './save-table.tsx';
import { useChosen } from './use-chosen.ts';

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
  const load = useCallback(() => loadProviders(new URLSearchParams(address), language), [address, language]);
  const { data, problem, isLoading, reload } = useLoaded(load);
  return (
    <div className={open ? 'admin-beside admin-beside-open' : 'admin-beside'}>
      <div className="admin-list stack">
        <Head page={data} query={asked} />
        <Tabs page={data} tab={query.get('tab') ?? 'all'} />
        <ProviderFilters query={asked} page={data} />
        {problem ? <FailedLoad problem={problem} retry={reload} /> : null}
        {data ? (
          <Rows key={`rows ${address}`} page={data} open={open} isLoading={isLoading} onChanged={() => void reload()} />
        ) : problem ? null : (
          <LinesLoading lines={9} />
        )}
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

interface RowsProps {
  page: Page;
  open: string | null;
  isLoading: boolean;
  onChanged: () => void;
}

function Rows({ page, open, isLoading, onChanged }: RowsProps) {
  const t = useTexts(adminProviderTexts);
  const path = useLocalPath();
  const [query] = useSearchParams();
  const chosen = useChosen(page.data.map(({ id }) => id));
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  if (page.data.length === 0)
    return (
      <EmptyState
        title={t('empty')}
        action={
          <Link className="btn btn-secondary" to={path('/admin/providers')}>
            {t('empty.all')}
          </Link>
        }
      />
    );
  return (
    <div className="stack" aria-busy={isLoading || undefined}>
      {outcome ? <BulkResult outcome={outcome} onClose={() => setOutcome(null)} /> : null}
      <ProviderTable providers={page.data} open={open} sort={query.get('sort') ?? 'name'} chosen={chosen} />
      <BulkBar
        providers={page.data}
        chosen={chosen}
        onDecided={(decided) => {
          setOutcome(decided);
          if (decided) chosen.clear();
          onChanged();
        }}
      />
      <Pager page={page} />
    </div>
  );
}
