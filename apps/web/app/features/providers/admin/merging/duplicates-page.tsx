import {
  DUPLICATE_SORTS,
  DUPLICATE_STATES,
  type DuplicatePair,
  type DuplicateSide,
  keepProvidersApart,
  listDuplicateProviders,
  suggestProvidersAgain,
} from '@travesia/contracts/providers';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { choice, defineList } from '../../../../lib/list/list-definition.ts';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { ListTabs } from '../../../../lib/list/list-tabs.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { FailedAct } from '../../../../lib/workbench/screen/failed.tsx';
import { BackLink, ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { useUndoable } from '../../../../lib/workbench/use-undoable.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { adminProviderTexts } from '../texts.ts';
import { mergingTexts } from './texts.ts';

const ADMINS = ['admin'] as const;
const FIRST = 'open';
const duplicatesList = defineList('admin.duplicates', {
  tabs: { state: choice(DUPLICATE_STATES) },
  sorts: DUPLICATE_SORTS,
});

/** `/admin/providers/duplicates`: pairs of clinics that may be one. */
export function DuplicatesPage() {
  const t = useTexts(mergingTexts);
  return (
    <PortalPage title={t('list.title')} description={t('list.lead')} roles={ADMINS} feature="admin_providers">
      <Duplicates />
    </PortalPage>
  );
}

function Duplicates() {
  const t = useTexts(mergingTexts);
  const format = useFormat();
  const { state = FIRST, ...asked } = useAsked(duplicatesList);
  const loaded = useCall(listDuplicateProviders, { query: { ...asked, state } });
  const { data, reload } = loaded;
  return (
    <div className="stack">
      <header className="stack">
        <BackLink to="/admin/providers">{t('list.back')}</BackLink>
        <h1>{t('list.title')}</h1>
        <p className="muted measure">
          {t('list.lead')} <ScreenLink to="/admin/imports/pairs">{t('list.registries')}</ScreenLink>
        </p>
      </header>
      <ListTabs
        name="state"
        label={t('list.title')}
        chosen={state === FIRST ? [] : [state]}
        tabs={DUPLICATE_STATES.map((one) => ({
          value: one === FIRST ? null : one,
          label: t(`state.${one}`),
          count: data?.counts[one],
        }))}
      />
      <ListScreen
        definition={duplicatesList}
        filters={{ label: t('list.title'), filters: {}, sorts: (sort) => t(`sort.${sort}`) }}
        caption={t(`state.${state}`)}
        loaded={loaded}
        rowKey={({ one, other }) => `${one.id}/${other.id}`}
        empty={t('none.open')}
        nothing={t(`none.${state}`)}
        columns={[
          {
            key: 'one',
            name: t('list.one'),
            order: { ascending: 'name', descending: '-name' },
            cell: ({ one }) => <Side clinic={one} />,
          },
          { key: 'other', name: t('list.other'), cell: ({ other }) => <Side clinic={other} /> },
          {
            key: 'because',
            name: t('list.because'),
            cell: ({ because }) => format.list(because.map((one) => t(`because.${one}`))),
          },
          {
            key: 'acts',
            name: t('list.acts'),
            acts: true,
            cell: (pair) => <Acts pair={pair} onChanged={() => void reload()} />,
          },
        ]}
      />
    </div>
  );
}

function Side({ clinic }: { clinic: DuplicateSide }) {
  const t = useTexts(mergingTexts);
  const adminT = useTexts(adminProviderTexts);
  const { id, name, city, country, verification_status: status, operational_status: operation } = clinic;
  const standing = operation === 'active' ? adminT(`verification.${status}`) : adminT(`operation.${operation}`);
  const has = t('list.has', { packages: clinic.package_count, staff: clinic.staff_count });
  return (
    <>
      <ScreenLink to={`/admin/providers/${id}`}>{name}</ScreenLink>
      <span className="admin-second">{[standing, city, country, has].filter(Boolean).join(' · ')}</span>
    </>
  );
}

function Acts({ pair: { one, other, apart_since: apart }, onChanged }: { pair: DuplicatePair; onChanged: () => void }) {
  const t = useTexts(mergingTexts);
  const { busy, fault, run } = useAct();
  const showUndoable = useUndoable();
  const params = { id: one.id, other: other.id };
  const decide = () =>
    run(async () => {
      const [call, undo] = apart
        ? [suggestProvidersAgain, keepProvidersApart]
        : [keepProvidersApart, suggestProvidersAgain];
      await sessionCall(call, { params });
      showUndoable(t(apart ? 'list.againDone' : 'list.apartDone'), () => sessionCall(undo, { params }), onChanged);
      onChanged();
    });
  return (
    <div className="row">
      <FailedAct fault={fault} />
      <ScreenLink to={`/admin/providers/${one.id}/merge/${other.id}`} className="btn btn-secondary btn-small">
        {t('list.compare')}
      </ScreenLink>
      <Button type="button" variant="quiet" size="small" busy={busy} onClick={() => void decide()}>
        {t(apart ? 'list.again' : 'list.apart')}
      </Button>
    </div>
  );
}
