import type { BulkOutcome } from '@travesia/contracts/providers';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Loaded } from '../../../../lib/calls/loaded.ts';
import type { Asked } from '../../../../lib/list/list-definition.ts';
import { placeOf } from '../../../../lib/list/list-memory.ts';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { ListTabs } from '../../../../lib/list/list-tabs.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { useDaysSince } from '../../../../lib/workbench/screen/when.tsx';
import { useProviders, type ProvidersPage as Page } from '../load-providers.ts';
import { providersList, TABS } from '../providers-list.ts';
import { adminProviderTexts } from '../texts.ts';
import { BulkBar } from './bulk-bar.tsx';
import { BulkResult } from './bulk-result.tsx';
import { ProviderDrawer } from './provider-drawer.tsx';
import { useProviderFilterWords } from './provider-filter-words.ts';
import { useProviderColumns } from './provider-columns.tsx';
import { SaveTable } from './save-table.tsx';

const ADMINS = ['admin'] as const;

/** `/admin/providers`: all clinics, their pending items, and one of them beside the list. */
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
  const asked = useAsked(providersList);
  const loaded = useProviders(asked, language);
  const { data, reload } = loaded;
  return (
    <div className={open ? 'admin-beside admin-beside-open' : 'admin-beside'}>
      <div className="admin-list stack">
        <Head page={data} asked={asked} />
        <Tabs page={data} tab={asked.tab} />
        <List loaded={loaded} open={open} />
      </div>
      {open ? <ProviderDrawer key={open} id={open} onChanged={() => void reload()} /> : null}
    </div>
  );
}

function Head({ page, asked }: { page: Page | null; asked: Asked<typeof providersList> }) {
  const t = useTexts(adminProviderTexts);
  const path = useLocalPath();
  const days = useDaysSince();
  return (
    <div className="admin-head">
      <h1>{t('title')}</h1>
      <div className="row">
        <SaveTable asked={asked} disabled={!page?.total} />
        <Link className="btn btn-secondary" to={path('/admin/providers/new')}>
          {t('new')}
        </Link>
        {page?.next ? (
          <Link className="btn btn-primary" to={path(`/admin/providers/${page.next.id}`)}>
            {t('next', { days: days(page.next.since) })}
          </Link>
        ) : null}
        {page ? null : <NextToCome />}
      </div>
    </div>
  );
}

/** Room for the link to the next clinic, which wraps to a line of its own on phones. */
function NextToCome() {
  const t = useTexts(adminProviderTexts);
  const days = useDaysSince();
  const [now] = useState(() => new Date().toISOString());
  return (
    <span className="btn btn-primary" style={{ visibility: 'hidden' }} aria-hidden="true">
      {t('next', { days: days(now) })}
    </span>
  );
}

function Tabs({ page, tab }: { page: Page | null; tab: string | undefined }) {
  const t = useTexts(adminProviderTexts);
  return (
    <ListTabs
      name="tab"
      label={t('tabs')}
      chosen={tab ? [tab] : []}
      tabs={[
        { value: null, label: t('tab.all'), count: page?.tabs.all },
        ...TABS.map((value) => ({ value, label: t(`tab.${value}`), count: page?.tabs[value] })),
      ]}
    />
  );
}

function List({ loaded, open }: { loaded: Loaded<Page>; open: string | null }) {
  const t = useTexts(adminProviderTexts);
  const [query] = useSearchParams();
  const columns = useProviderColumns();
  const words = useProviderFilterWords(loaded.data);
  const place = placeOf(query, providersList);
  /** The result of a bulk decision stays until the list changes. */
  const [decided, setDecided] = useState<{ place: string; outcome: BulkOutcome } | null>(null);
  return (
    <>
      {decided?.place === place ? <BulkResult outcome={decided.outcome} onClose={() => setDecided(null)} /> : null}
      <ListScreen
        definition={providersList}
        filters={words}
        caption={t('table.caption')}
        loaded={loaded}
        rowKey={({ id }) => id}
        columns={columns}
        isOpen={({ id }) => id === open}
        empty={t('empty')}
        nothing={t('empty')}
        selection={{
          nameOf: ({ name }) => name,
          bar: (picked, chosen) => (
            <BulkBar
              picked={picked}
              chosen={chosen}
              onDecided={(outcome) => {
                setDecided(outcome && { place, outcome });
                if (outcome) chosen.clear();
                void loaded.reload();
              }}
            />
          ),
        }}
      />
    </>
  );
}
