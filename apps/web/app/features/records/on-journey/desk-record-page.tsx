import '../records.css';
import {
  getJourneyRecord,
  type MedicalRecordDetail,
  readJourneyRecordDocument,
  readJourneyRecordFile,
  recordsChangedLive,
} from '@travesia/contracts/records';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { saveReceived } from '../../../lib/device/save-received.ts';
import { isId } from '../../../lib/forms/is-id.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useLive, useResync } from '../../../lib/live/use-live.ts';
import { ActProblem } from '../../../lib/screen/act-problem.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { BackLink } from '../../../lib/workbench/screen/places.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useClinicArea } from '../../contexts/index.ts';
import { ClinicPage } from '../../portal/index.ts';
import type { ReadDocument } from '../document/clinical-document.tsx';
import { FilesSection } from '../record/files-section.tsx';
import { mainFileOf } from '../main-file.ts';
import { RecordTitle } from '../record-title.tsx';
import { RecordViewer } from '../viewer/late.tsx';
import type { ReadFile } from '../viewer/viewer-props.ts';
import { onJourneyTexts } from './texts.ts';

interface Place {
  journeyId: string;
  recordId: string;
}

/** `/provider/journeys/:journeyId/records/:recordId`: a record that a patient shares, for those who treat. */
export function DeskRecordPage({ journeyId, recordId }: Place) {
  const t = useTexts(onJourneyTexts);
  return (
    <ClinicPage title={t('desk.title')} description={t('desk.logged')} feature="provider_nav_journeys">
      <Back journeyId={journeyId} />
      {isId(journeyId) && isId(recordId) ? (
        <Known key={recordId} journeyId={journeyId} recordId={recordId} />
      ) : (
        <Gone what="unknown" />
      )}
    </ClinicPage>
  );
}

function Back({ journeyId }: { journeyId: string }) {
  const t = useTexts(onJourneyTexts);
  const { base } = useClinicArea();
  return <BackLink to={`${base}/journeys/${journeyId}#records`}>{t('desk.back')}</BackLink>;
}

function Known({ journeyId, recordId }: Place) {
  const t = useTexts(onJourneyTexts);
  // Not polled: each time it is asked for is a read that the patient sees.
  const loaded = useCall(getJourneyRecord, { params: { id: journeyId, recordId } });
  const { data, problem, reload } = loaded;
  useLive(recordsChangedLive, ({ record_id: changed, journey_id: on }) => {
    // An emergency by which it is read is told of the journey.
    if (changed === recordId || (changed === null && on === journeyId)) void reload();
  });
  useResync(() => void reload());
  // Nothing of a record stays on the page once its share or the emergency has ended.
  if (problem?.code === 'records.emergency_ended') return <Gone what="over" />;
  if (problem?.status === 410) return <Gone what="ended" />;
  if (problem?.status === 404) return <Gone what="unknown" />;
  return (
    <>
      {data ? null : <h1>{t('desk.title')}</h1>}
      <LoadState loaded={loaded} tall>
        {(record) => <Shared record={record} journeyId={journeyId} />}
      </LoadState>
    </>
  );
}

const readShared =
  (id: string, recordId: string): ReadFile =>
  (fileId, signal) =>
    // A download call resolves to the file itself.
    sessionCall(
      readJourneyRecordFile,
      { params: { id, recordId, fileId } },
      signal ? { signal } : {},
    ) as Promise<unknown> as Promise<Blob>;

const readSharedDocument =
  (id: string, recordId: string): ReadDocument =>
  (signal) =>
    sessionCall(readJourneyRecordDocument, { params: { id, recordId } }, { background: true, signal });

function Shared({ record, journeyId }: { record: MedicalRecordDetail; journeyId: string }) {
  const t = useTexts(onJourneyTexts);
  const { doing, problem, run } = useAct();
  const { facts, files_list: files, scanned } = record;
  const read = readShared(journeyId, record.id);
  const download = ({ id, name }: MedicalRecordDetail['files_list'][number]) =>
    void run(async () => saveReceived(await read(id), name), id);
  const main = mainFileOf(record);
  return (
    <>
      <header className="record-page-head">
        <RecordTitle record={record} origin={facts.institution} />
        {main ? (
          <Button type="button" icon="download" busy={doing !== null} onClick={() => download(main)}>
            {t('desk.download')}
          </Button>
        ) : null}
      </header>
      <ActProblem problem={problem} />
      {facts.name_differs && facts.patient_name ? (
        <Notice tone="warning">{t('desk.differs', { name: facts.patient_name })}</Notice>
      ) : null}
      <p className="small muted">
        {t('desk.logged')} {scanned ? null : t('desk.unscanned')}
      </p>
      <RecordViewer
        record={record}
        read={read}
        readDocument={readSharedDocument(journeyId, record.id)}
        onDownload={download}
      />
      <FilesSection files={files} doing={doing} onDownload={download} />
    </>
  );
}

const GONE = {
  ended: { title: 'ended.title', text: 'ended.text' },
  over: { title: 'over.title', text: 'over.text' },
  unknown: { title: 'unknown.title', text: 'unknown.text' },
} as const;

function Gone({ what }: { what: keyof typeof GONE }) {
  const t = useTexts(onJourneyTexts);
  const { title, text } = GONE[what];
  return (
    <>
      <h1>{t('desk.title')}</h1>
      <EmptyState title={t(title)}>
        <p>{t(text)}</p>
      </EmptyState>
    </>
  );
}
