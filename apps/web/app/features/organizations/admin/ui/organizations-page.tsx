import { type AdminOrganization, listAdminOrganizations, OrganizationType } from '@travesia/contracts/organizations';
import type { EndpointOutput } from '@travesia/contracts/kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { useListFilters } from '../../../../lib/workbench/screen/use-list-filters.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { adminOrganizationTexts } from '../texts.ts';
import { NewOrganizationDialog } from './new-organization-dialog.tsx';

const ADMINS = ['admin'] as const;
const OWN = ['q', 'type', 'country', 'sort'] as const;
const KNOWN = ['page', ...OWN] as const;
const SORTS = ['name', '-created', '-providers'] as const;
type Page = EndpointOutput<typeof listAdminOrganizations>;

/** `/admin/organizations`: networks of clinics, and how to make one. */
export function OrganizationsPage() {
  const t = useTexts(adminOrganizationTexts);
  return (
    <PortalPage title={t('title')} description={t('description')} roles={ADMINS} feature="admin_organizations">
      <Organizations />
    </PortalPage>
  );
}

function Organizations() {
  const t = useTexts(adminOrganizationTexts);
  const format = useFormat();
  const language = useLocale();
  const [query] = useSearchParams();
  const [isMaking, setMaking] = useState(false);
  const address = query.toString();
  const asked = new URLSearchParams(address);
  const given = Object.fromEntries(KNOWN.flatMap((name) => (asked.get(name) ? [[name, asked.get(name)]] : [])));
  const loaded = useCall(
    listAdminOrganizations,
    { query: { ...(given as Record<string, never>), language } },
    { keep: true },
  );
  return (
    <div className="stack">
      <div className="admin-head">
        <h1>{t('title')}</h1>
        <Button type="button" variant="primary" onClick={() => setMaking(true)}>
          {t('new')}
        </Button>
      </div>
      <Filters page={loaded.data} />
      <ListScreen
        list="admin.organizations"
        caption={t('title')}
        loaded={loaded}
        rowKey={({ id }) => id}
        sort={query.get('sort') ?? 'name'}
        empty={t('empty')}
        columns={[
          { key: 'organization', name: t('table.organization'), order: { ascending: 'name' }, cell: organizationCell },
          { key: 'type', name: t('table.type'), bare: true, cell: ({ type }) => t(`type.${type}`) },
          {
            key: 'clinics',
            name: t('table.clinics'),
            numeric: true,
            order: { descending: '-providers' },
            cell: ({ provider_count: count }) => format.number(count),
          },
          {
            key: 'members',
            name: t('table.members'),
            numeric: true,
            cell: ({ member_count: count }) => format.number(count),
          },
          {
            key: 'invitations',
            name: t('table.invitations'),
            numeric: true,
            cell: ({ invitation_count: count }) => format.number(count),
          },
        ]}
      />
      {isMaking ? <NewOrganizationDialog onClose={() => setMaking(false)} /> : null}
    </div>
  );
}

function Filters({ page }: { page: Page | null }) {
  const t = useTexts(adminOrganizationTexts);
  const [query] = useSearchParams();
  const { form, send } = useListFilters({ query, names: OWN, choices: page });
  const countOf = (value: string) => page?.facets.type.find((one) => one.value === value)?.count ?? 0;
  return (
    <form
      ref={form}
      className="admin-filters"
      role="search"
      aria-label={t('filter.label')}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        type="search"
        name="q"
        label={t('filter.q')}
        hideLabel
        placeholder={t('filter.q')}
        defaultValue={query.get('q') ?? ''}
      />
      <SelectField
        name="type"
        label={t('table.type')}
        hideLabel
        options={[
          { value: '', label: t('filter.type.any') },
          ...OrganizationType.options.map((value) => ({
            value,
            label: t('filter.counted', { label: t(`type.${value}`), count: countOf(value) }),
          })),
        ]}
        defaultValue={query.get('type') ?? ''}
        onChange={send}
      />
      <SelectField
        name="country"
        label={t('field.country')}
        hideLabel
        options={[
          { value: '', label: t('filter.country.any') },
          ...(page?.facets.country ?? []).map(({ value, label, count }) => ({
            value,
            label: t('filter.counted', { label, count }),
          })),
        ]}
        defaultValue={query.get('country') ?? ''}
        onChange={send}
      />
      <SelectField
        name="sort"
        label={t('sort')}
        hideLabel
        options={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        defaultValue={query.get('sort') ?? 'name'}
        onChange={send}
      />
      <Button type="submit" size="small" icon="search">
        {t('filter.find')}
      </Button>
    </form>
  );
}

const organizationCell = ({ id, name, city, country }: AdminOrganization) => (
  <>
    <ScreenLink to={`/admin/organizations/${id}`} className="admin-row-link">
      {name}
    </ScreenLink>
    <span className="admin-second">{[city, country.name].filter(Boolean).join(', ')}</span>
  </>
);
