import './requests.css';
import { type RecordRequest, withdrawRecordRequest } from '@travesia/contracts/records';
import { useState } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../lib/screen/act-problem.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button } from '../../../ui/action/button.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { AskDialog } from './ask-dialog.tsx';
import { RequestLine } from './request-line.tsx';
import { requestsTexts } from './texts.ts';

interface AskForRecordsProps {
  journeyId: string;
  reload: () => Promise<void>;
}

/** The way to ask the patient of a journey for records. */
export function AskForRecords({ journeyId, reload }: AskForRecordsProps) {
  const t = useTexts(requestsTexts);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button type="button" icon="file-text" onClick={() => setAsking(true)}>
        {t('ask')}
      </Button>
      {asking ? (
        <AskDialog journeyId={journeyId} onAsked={() => void reload()} onClose={() => setAsking(false)} />
      ) : null}
    </>
  );
}

interface DeskRequestsProps extends AskForRecordsProps {
  requests: readonly RecordRequest[];
}

/** What a clinic asked the patient of a journey for. */
export function DeskRequests({ journeyId, requests, reload }: DeskRequestsProps) {
  const t = useTexts(requestsTexts);
  const { doing, problem, run } = useAct();
  if (requests.length === 0) return null;
  const withdraw = async (requestId: string) => {
    if (await run(() => sessionCall(withdrawRecordRequest, { params: { id: journeyId, requestId } }), requestId))
      showToast(t('withdrawn'));
    await reload();
  };
  return (
    <>
      <h3 id="record-requests" className="record-requests-head">
        {t('heading.desk')}
      </h3>
      <ActProblem problem={problem} />
      <ul className="record-requests" aria-labelledby="record-requests">
        {requests.map((request) => (
          <li key={request.id}>
            <RequestLine request={request}>
              {request.actions.includes('withdraw') ? (
                <Button
                  type="button"
                  size="small"
                  busy={doing === request.id}
                  onClick={() => void withdraw(request.id)}
                >
                  {t('withdraw')}
                </Button>
              ) : null}
            </RequestLine>
          </li>
        ))}
      </ul>
    </>
  );
}
