import { type AdminOrganization, listAdminOrganizations } from '@travesia/contracts/platform-admin';
import type { EndpointOutput } from '@travesia/contracts/kit';
import { OrganizationType } from '@travesia/contracts/organizations';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../../../lib/portal/portal-page.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { FailedLoad } from '../../../../lib/portal/failed-load.tsx';
import { LinesLoading } from '../../screen/failed.tsx';
import { Pager, ScreenLink } from '../../screen/places.tsx';
import { useListFilters } from '../../screen/use-list-filters.ts';
import { useLoaded } from '../../../../lib/calls/use-loaded.ts';
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
  const language = useLocale();
  const [query] = useSearchParams();
  const [isMaking, setMaking] = useState(false);
  const address = query.toString();
  const load = useCallback(() => {
    const asked = new URLSearchParams(address);
    const given = Object.fromEntries(KNOWN.flatMap((name) => (asked.get(name) ? [[name, asked.get(name)]] : [])));
    return sessionCall(
      listAdminOrganizations,
      { query: { ...(given as Record<string, never>), language } },
      { background: true },
    );
  }, [address, language]);
  const { data, problem, reload } = useLoaded(load);
  return (
    <div className="stack">
      <div className="admin-head">
        <h1>{t('title')}</h1>
        <Button type="button" variant="primary" onClick={() => setMaking(true)}>
          {t('new')}
        </Button>
      </div>
      <Filters page={data} />
      {problem ? <FailedLoad problem={problem} retry={reload} /> : null}
      {data ? (
        data.data.length ? (
          <>
            <OrganizationTable organizations={data.data} />
            <Pager page={data} />
          </>
        ) : (
          <EmptyState title={t('empty')} />
        )
      ) : problem ? null : (
        <LinesLoading />
      )}
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

function OrganizationTable({ organizations }: { organizations: readonly AdminOrganization[] }) {
  const t = useTexts(adminOrganizationTexts);
  const format = useFormat();
  return (
    <table className="table admin-table">
      <caption className="sr-only">{t('title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('table.organization')}</th>
          <th scope="col">{t('table.type')}</th>
          <th scope="col" className="table-number">
            {t('table.clinics')}
          </th>
          <th scope="col" className="table-number">
            {t('table.members')}
          </th>
          <th scope="col" className="table-number">
            {t('table.invitations')}
          </th>
        </tr>
      </thead>
      <tbody>
        {organizations.map((one) => (
          <tr key={one.id}>
            <th scope="row">
              <ScreenLink to={`/admin/organizations/${one.id}`} className="admin-row-link">
                {one.name}
              </ScreenLink>
              <span className="admin-second">{[one.city, one.country.name].filter(Boolean).join(', ')}</span>
            </th>
            <td>{t(`type.${one.type}`)}</td>
            <td className="table-number" data-label={t('table.clinics')}>
              {format.number(one.provider_count)}
            </td>
            <td className="table-number" data-label={t('table.members')}>
              {format.number(one.member_count)}
            </td>
            <td className="table-number" data-label={t('table.invitations')}>
              {format.number(one.invitation_count)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
