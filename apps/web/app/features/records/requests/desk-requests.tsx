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

interface DeskRequestsProps {
  journeyId: string;
  requests: readonly RecordRequest[];
  canAsk: boolean;
  reload: () => Promise<void>;
}

/** What a clinic asked the patient of a journey for, and the way to ask for more. */
export function DeskRequests({ journeyId, requests, canAsk, reload }: DeskRequestsProps) {
  const t = useTexts(requestsTexts);
  const { doing, problem, run } = useAct();
  const [asking, setAsking] = useState(false);
  const withdraw = async (requestId: string) => {
    if (await run(() => sessionCall(withdrawRecordRequest, { params: { id: journeyId, requestId } }), requestId))
      showToast(t('withdrawn'));
    await reload();
  };
  return (
    <>
      {requests.length ? <h3>{t('heading.desk')}</h3> : null}
      <ActProblem problem={problem} />
      <ul className="record-list">
        {requests.map((request) => (
          <li key={request.id}>
            <RequestLine request={request}>
              {request.actions.includes('withdraw') ? (
                <p>
                  <Button type="button" busy={doing === request.id} onClick={() => void withdraw(request.id)}>
                    {t('withdraw')}
                  </Button>
                </p>
              ) : null}
            </RequestLine>
          </li>
        ))}
      </ul>
      {canAsk ? (
        <p>
          <Button type="button" icon="file-text" onClick={() => setAsking(true)}>
            {t('ask')}
          </Button>
        </p>
      ) : null}
      {asking ? (
        <AskDialog journeyId={journeyId} onAsked={() => void reload()} onClose={() => setAsking(false)} />
      ) : null}
    </>
  );
}
