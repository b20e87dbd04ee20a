import { listRecalls, RECALL_TABS } from '@travesia/contracts/aftercare';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { ListTabs } from '../../../../lib/list/list-tabs.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { recallsList } from '../recall-lists.ts';
import { recallsTexts } from '../texts.ts';
import { useRecallColumns } from './recall-columns.tsx';

const FIRST_TAB = 'all';
const TABS = [FIRST_TAB, ...RECALL_TABS.filter((tab) => tab !== FIRST_TAB)] as const;
const LIST = '/admin/recalls';

/** `/admin/recalls`: drafts to approve, and recalls whose people are contacted. */
export function AdminRecallsPage() {
  const t = useTexts(recallsTexts);
  const path = useLocalPath();
  return (
    <PortalPage title={t('list.title')} description={t('list.lead')} roles={['admin']}>
      <div className="stack">
        <div className="row between">
          <h1>{t('list.title')}</h1>
          <LinkButton variant="primary" href={path(`${LIST}/new`)} icon="plus">
            {t('list.new')}
          </LinkButton>
        </div>
        <p className="small muted">{t('list.lead')}</p>
        <Recalls />
      </div>
    </PortalPage>
  );
}

function Recalls() {
  const t = useTexts(recallsTexts);
  const asked = useAsked(recallsList);
  const { tab = FIRST_TAB } = asked;
  const loaded = useCall(listRecalls, { query: asked }, { keep: true });
  return (
    <div>
      <ListTabs
        name="tab"
        label={t('tabs')}
        chosen={tab === FIRST_TAB ? [] : [tab]}
        tabs={TABS.map((key) => ({
          value: key === FIRST_TAB ? null : key,
          label: t(`tab.${key}`),
          count: loaded.data?.counts[key],
        }))}
      />
      <ListScreen
        definition={recallsList}
        caption={t('list.title')}
        loaded={loaded}
        rowKey={({ id }) => id}
        columns={useRecallColumns(LIST)}
        count={(count) => t('list.count', { count })}
        empty={t('list.empty')}
        nothing={t('list.nothing')}
      />
    </div>
  );
}
