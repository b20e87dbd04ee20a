import { draftRecall } from '@travesia/contracts/aftercare';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { BackLink } from '../../../../lib/workbench/screen/places.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { PortalPage } from '../../../portal/index.ts';
import { NO_RECALL } from '../recall-form.ts';
import { recallsTexts } from '../texts.ts';
import { RecallForm } from './recall-form.tsx';

const LIST = '/admin/recalls';

/** `/admin/recalls/new`: drafts a recall. */
export function NewRecallPage() {
  const t = useTexts(recallsTexts);
  return (
    <PortalPage title={t('new.title')} description={t('new.lead')} roles={['admin']}>
      <BackLink to={LIST}>{t('list.title')}</BackLink>
      <h1>{t('new.title')}</h1>
      <p className="muted">{t('new.lead')}</p>
      <NewRecallForm />
    </PortalPage>
  );
}

function NewRecallForm() {
  const t = useTexts(recallsTexts);
  const path = useLocalPath();
  const navigate = useNavigate();
  const id = useRef('');
  return (
    <RecallForm
      place="recall.new"
      start={NO_RECALL}
      label={t('save')}
      save={async (recall) => {
        id.current = (await sessionCall(draftRecall, { body: recall })).id;
      }}
      onSaved={async () => {
        showToast(t('saved'));
        await navigate(path(`${LIST}/${id.current}`));
      }}
    />
  );
}
