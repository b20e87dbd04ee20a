import { type AdminRecall, changeRecall, getRecall } from '@travesia/contracts/aftercare';
import { useNavigate } from 'react-router';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { isId } from '../../../../lib/forms/is-id.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { BackLink } from '../../../../lib/workbench/screen/places.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { PortalPage } from '../../../portal/index.ts';
import { typedOf } from '../recall-form.ts';
import { recallsTexts } from '../texts.ts';
import { RecallForm } from './recall-form.tsx';

const LIST = '/admin/recalls';

/** `/admin/recalls/:recallId/edit`: changes a draft. */
export function EditRecallPage({ id }: { id: string }) {
  const t = useTexts(recallsTexts);
  const isKnown = isId(id);
  return (
    <PortalPage title={t('edit.title')} description={t('edit.lead')} roles={['admin']}>
      <BackLink to={isKnown ? `${LIST}/${id}` : LIST}>{t(isKnown ? 'page.title' : 'list.title')}</BackLink>
      <h1>{t('edit.title')}</h1>
      {isKnown ? <Known key={id} id={id} /> : <EmptyState title={t('unknown')} />}
    </PortalPage>
  );
}

function Known({ id }: { id: string }) {
  const t = useTexts(recallsTexts);
  const loaded = useCall(getRecall, { params: { id } });
  const { data, problem, show, reload } = loaded;
  if (data === null && problem?.status === 404) return <EmptyState title={t('unknown')} />;
  return (
    <LoadState loaded={loaded} tall>
      {(recall) => <EditForm recall={recall} show={show} reload={reload} />}
    </LoadState>
  );
}

interface EditFormProps {
  recall: AdminRecall;
  show: (recall: AdminRecall) => void;
  reload: () => Promise<void>;
}

function EditForm({ recall, show, reload }: EditFormProps) {
  const t = useTexts(recallsTexts);
  const path = useLocalPath();
  const navigate = useNavigate();
  const { id, version, actions } = recall;
  const page = path(`${LIST}/${id}`);
  if (!actions.includes('edit')) {
    return (
      <EmptyState
        title={t('edit.over')}
        action={
          <LinkButton variant="primary" href={page}>
            {t('edit.open')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      <p className="muted">{t('edit.lead')}</p>
      <RecallForm
        place={`recall.${id}`}
        start={typedOf(recall)}
        label={t('edit.save')}
        save={async (draft) => show(await sessionCall(changeRecall, { params: { id }, body: { ...draft, version } }))}
        onRefused={reload}
        onSaved={async () => {
          showToast(t('saved'));
          await navigate(page);
        }}
      />
    </>
  );
}
