import type { AdminProvider } from '@travesia/contracts/providers';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Loaded } from '../../../../lib/calls/loaded.ts';
import type { Asked } from '../../../../lib/list/list-definition.ts';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { ListTabs } from '../../../../lib/list/list-tabs.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { type MenuAct } from '../../../../lib/screen/action-menu.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { useDaysSince } from '../../../../lib/workbench/screen/when.tsx';
import { useProviders, type ProvidersPage as Page } from '../load-providers.ts';
import { providersList, TABS } from '../providers-list.ts';
import { adminProviderTexts } from '../texts.ts';
import { useBulkActs } from './bulk-acts.ts';
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
        <Head page={data} />
        <Tabs page={data} tab={asked.tab} />
        <List loaded={loaded} asked={asked} open={open} />
      </div>
      {open ? <ProviderDrawer key={open} id={open} onChanged={() => void reload()} /> : null}
    </div>
  );
}

function Head({ page }: { page: Page | null }) {
  const t = useTexts(adminProviderTexts);
  const path = useLocalPath();
  const days = useDaysSince();
  return (
    <div className="admin-head">
      <h1>{t('title')}</h1>
      <div className="row">
        <Link className="btn btn-quiet" to={path('/admin/providers/duplicates')}>
          {t('duplicates')}
        </Link>
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

const nameOf = ({ name }: AdminProvider) => name;

/** What a clinic's menu has besides the acts on several. */
function useMenuActs(): (provider: AdminProvider) => MenuAct[] {
  const t = useTexts(adminProviderTexts);
  return ({ id, slug, listed, actions }) => [
    ...(actions.includes('edit')
      ? [{ key: 'edit', label: t('act.edit'), icon: 'pencil', to: `/admin/providers/${id}/edit` } as const]
      : []),
    ...(listed
      ? [
          {
            key: 'public',
            label: t('browse.public'),
            icon: 'external-link',
            to: `/providers/${slug}`,
            isPublic: true,
          } as const,
        ]
      : []),
    { key: 'browse', label: t('act.browse'), icon: 'eye', to: `/admin/providers/browse/${id}` },
  ];
}

interface ListProps {
  loaded: Loaded<Page>;
  asked: Asked<typeof providersList>;
  open: string | null;
}

function List({ loaded, asked, open }: ListProps) {
  const t = useTexts(adminProviderTexts);
  const columns = useProviderColumns();
  const words = useProviderFilterWords(loaded.data);
  const acts = useBulkActs();
  const menu = useMenuActs();
  return (
    <ListScreen
      definition={providersList}
      filters={words}
      caption={t('table.caption')}
      loaded={loaded}
      rowKey={({ id }) => id}
      columns={columns}
      isOpen={({ id }) => id === open}
      empty={t('empty')}
      nothing={t(asked.tab === 'changes' ? 'empty.changes' : 'empty')}
      tools={<SaveTable compact asked={asked} disabled={!loaded.data?.total} />}
      rowActs={{ nameOf, acts, menu }}
    />
  );
}
