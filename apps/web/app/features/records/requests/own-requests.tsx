import './requests.css';
import { answerRecordRequest, type RecordRequest } from '@travesia/contracts/records';
import { useState } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../lib/screen/act-problem.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button } from '../../../ui/action/button.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { ChooseRecords } from '../on-journey/choose-records.tsx';
import type { ShareJourney } from '../sharing/share-dialog-props.ts';
import { RequestLine } from './request-line.tsx';
import { requestsTexts } from './texts.ts';

interface OwnRequestsProps {
  journey: ShareJourney;
  requests: readonly RecordRequest[];
  /** Ids of records that the clinic reads already. */
  shared: readonly string[];
  reload: () => Promise<void>;
}

/** What the clinic of a journey asks the patient for. What is shared from here answers it. */
export function OwnRequests({ journey, requests, shared, reload }: OwnRequestsProps) {
  const t = useTexts(requestsTexts);
  const { doing, problem, run } = useAct();
  const [sharing, setSharing] = useState<string | null>(null);
  if (requests.length === 0) return null;
  const isWaiting = requests.some(({ actions }) => actions.includes('answer'));
  const answer = async (requestId: string, said: 'shared' | 'declined') => {
    const params = { id: journey.id, requestId };
    const done = await run(() => sessionCall(answerRecordRequest, { params, body: { answer: said } }), requestId);
    if (done && said === 'declined') showToast(t('declined'));
    await reload();
  };
  return (
    <>
      <h3 id="record-requests" className="record-requests-head">
        {isWaiting ? t('heading.own', { clinic: journey.clinic }) : t('heading.desk')}
      </h3>
      <ActProblem problem={problem} />
      <ul className="record-requests" aria-labelledby="record-requests">
        {requests.map((request) => (
          <li key={request.id}>
            <RequestLine request={request}>
              {request.actions.includes('answer') ? (
                <>
                  <Button type="button" size="small" icon="share-2" onClick={() => setSharing(request.id)}>
                    {t('share')}
                  </Button>
                  <Button
                    type="button"
                    size="small"
                    variant="quiet"
                    busy={doing === request.id}
                    onClick={() => void answer(request.id, 'declined')}
                  >
                    {t('decline')}
                  </Button>
                </>
              ) : null}
            </RequestLine>
          </li>
        ))}
      </ul>
      {sharing ? (
        <ChooseRecords
          journey={journey}
          shared={shared}
          onShared={() => void answer(sharing, 'shared')}
          onClose={() => setSharing(null)}
        />
      ) : null}
    </>
  );
}
