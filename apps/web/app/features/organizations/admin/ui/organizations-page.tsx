import { type AdminOrganization, listAdminOrganizations, ORGANIZATION_TYPES } from '@travesia/contracts/organizations';
import { COUNTRY_CODE, type EndpointOutput } from '@travesia/contracts/kit';
import { useState } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { Button } from '../../../../ui/action/button.tsx';
import type { WordsOf } from '../../../../lib/list/filter-words.ts';
import { choice, choices, defineList, text } from '../../../../lib/list/list-definition.ts';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { adminOrganizationTexts } from '../texts.ts';
import { useBulkActs } from '../use-bulk-acts.ts';
import { NewOrganizationDialog } from './new-organization-dialog.tsx';

const ADMINS = ['admin'] as const;
const organizationsList = defineList('admin.organizations', {
  filters: { q: text(200), type: choice(ORGANIZATION_TYPES), country: choices((value) => COUNTRY_CODE.test(value)) },
  sorts: ['name', '-name', '-created', '-providers', '-members'],
});
type Page = EndpointOutput<typeof listAdminOrganizations>;

/** `/admin/organizations`: organizations of clinics, and creating one. */
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
  const [isMaking, setMaking] = useState(false);
  const acts = useBulkActs();
  const asked = useAsked(organizationsList);
  const loaded = useCall(listAdminOrganizations, { query: { ...asked, language } }, { keep: true });
  return (
    <div className="stack">
      <div className="admin-head">
        <h1>{t('title')}</h1>
        <Button type="button" variant="primary" onClick={() => setMaking(true)}>
          {t('new')}
        </Button>
      </div>
      <ListScreen
        definition={organizationsList}
        filters={useFilterWords(loaded.data)}
        caption={t('title')}
        loaded={loaded}
        rowKey={({ id }) => id}
        rowActs={{ nameOf: ({ name }) => name, acts }}
        empty={t('empty')}
        nothing={t('empty')}
        columns={[
          {
            key: 'organization',
            name: t('table.organization'),
            order: { ascending: 'name', descending: '-name' },
            cell: organizationCell,
          },
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
            order: { descending: '-members' },
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

function useFilterWords(page: Page | null): WordsOf<typeof organizationsList> {
  const t = useTexts(adminOrganizationTexts);
  const countOf = (value: string) => page?.facets.type.find((one) => one.value === value)?.count ?? 0;
  return {
    label: t('filter.label'),
    filters: {
      q: { label: t('filter.q') },
      type: {
        label: t('table.type'),
        any: t('filter.type.any'),
        options: ORGANIZATION_TYPES.map((value) => ({
          value,
          label: t(`type.${value}`),
          count: page ? countOf(value) : undefined,
        })),
      },
      country: { label: t('field.country'), any: t('filter.country.any'), options: page?.facets.country },
    },
    sorts: (sort) => t(`sort.${sort}`),
  };
}

const organizationCell = ({ id, name, city, country }: AdminOrganization) => (
  <>
    <ScreenLink to={`/admin/organizations/${id}`} className="admin-row-link">
      {name}
    </ScreenLink>
    <span className="admin-second">{[city, country.name].filter(Boolean).join(', ')}</span>
  </>
);
