import {
  type ClinicalDocument,
  getLinkedRecord,
  type MedicalRecordDetail,
  readLinkedDocument,
  readLinkedFile,
} from '@travesia/contracts/records';
import { useEffect } from 'react';
import { browserCall } from '../../../../lib/api/browser-call.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useLoad } from '../../../../lib/calls/use-load.ts';
import { saveReceived } from '../../../../lib/device/save-received.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../../../lib/problem/problem-error.ts';
import { ActProblem } from '../../../../lib/screen/act-problem.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { FilesSection } from '../../record/files-section.tsx';
import { RecordTitle } from '../../record-title.tsx';
import { RecordViewer } from '../../viewer/late.tsx';
import { givenTexts } from './texts.ts';

/** Without a session: the link is the key. */
const call = browserCall();

interface GivenRecordProps {
  token: string;
  recordId: string;
  onBack: () => void;
  /** Nothing of a record stays on the page once its link has ended. */
  onGone: () => void;
}

/** One record of a link. Not polled: each time it is asked for is a read that the patient sees. */
export function GivenRecord({ token, recordId, onBack, onGone }: GivenRecordProps) {
  const t = useTexts(givenTexts);
  const loaded = useLoad(
    ['given-record', token, recordId],
    (signal) => call(getLinkedRecord, { params: { token, recordId } }, signal) as Promise<MedicalRecordDetail>,
  );
  const isGone = loaded.problem?.status === 410;
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);
  return (
    <div className="stack-wide">
      <p>
        <Button type="button" variant="quiet" icon="chevron-left" onClick={onBack}>
          {t('back')}
        </Button>
      </p>
      <LoadState loaded={loaded} tall>
        {(record) => <Shown record={record} token={token} onGone={onGone} />}
      </LoadState>
    </div>
  );
}

function Shown({ record, token, onGone }: { record: MedicalRecordDetail; token: string; onGone: () => void }) {
  const t = useTexts(givenTexts);
  const { doing, problem, run } = useAct();
  const { facts, files_list: files, id: recordId } = record;
  const read = async (fileId: string, signal?: AbortSignal): Promise<Blob> => {
    try {
      return (await call(readLinkedFile, { params: { token, recordId, fileId } }, signal)) as Blob;
    } catch (error) {
      if (problemOf(error)?.status === 410) onGone();
      throw error;
    }
  };
  const readDocument = (signal: AbortSignal) =>
    call(readLinkedDocument, { params: { token, recordId } }, signal) as Promise<ClinicalDocument>;
  const download = ({ id, name }: MedicalRecordDetail['files_list'][number]) =>
    void run(async () => saveReceived(await read(id), name), id);
  const [only, ...others] = files;
  return (
    <>
      <header className="record-page-head">
        <RecordTitle record={record} origin={facts.institution} />
        {only && others.length === 0 ? (
          <Button type="button" icon="download" busy={doing !== null} onClick={() => download(only)}>
            {t('download')}
          </Button>
        ) : null}
      </header>
      <ActProblem problem={problem} />
      <p className="small muted">{t('logged')}</p>
      <RecordViewer record={record} read={read} readDocument={readDocument} onDownload={download} />
      <FilesSection files={files} doing={doing} onDownload={download} />
    </>
  );
}
