import '../records.css';
import type { MedicalRecordDetail } from '@travesia/contracts/records';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useLoad } from '../../../lib/calls/use-load.ts';
import { saveReceived } from '../../../lib/device/save-received.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { ActProblem } from '../../../lib/screen/act-problem.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { mainFileOf } from '../main-file.ts';
import { RecordTitle } from '../record-title.tsx';
import { RecordViewer } from '../viewer/late.tsx';
import type { GivenSource } from './given-source.ts';
import { NoRecords } from './no-records.tsx';
import { givenTexts } from './texts.ts';

/** Only for studies, with the texts of the owner’s page. */
const FilesSection = lazy(() => import('../record/files-section.tsx').then((file) => ({ default: file.FilesSection })));

interface GivenRecordProps {
  /** Identifies the record together with how it is read. */
  of: readonly [key: string, recordId: string];
  source: GivenSource;
  /** What can be done once it is no longer shared. */
  instead: ReactNode;
}

const UNKNOWN = [404, 422];

/** One record. Not polled: each time it is asked for is a read that the patient sees. */
export function GivenRecord({ of, source, instead }: GivenRecordProps) {
  const t = useTexts(givenTexts);
  const loaded = useLoad(['given-record', ...of], source.show);
  const [isOver, setOver] = useState(false);
  const { data, problem } = loaded;
  // Nothing of a record stays on the page once it is no longer shared.
  if (isOver || problem?.status === 410) return <NoRecords why="gone" action={instead} />;
  if (problem && UNKNOWN.includes(problem.status)) return <NoRecords why="unknown" action={instead} />;
  return (
    <>
      {data ? null : <h1>{t('title')}</h1>}
      <LoadState loaded={loaded} tall>
        {(record) => <Shown record={record} source={source} onGone={() => setOver(true)} />}
      </LoadState>
    </>
  );
}

interface ShownProps {
  record: MedicalRecordDetail;
  source: GivenSource;
  onGone: () => void;
}

function Shown({ record, source, onGone }: ShownProps) {
  const t = useTexts(givenTexts);
  const { doing, problem, run } = useAct();
  const { facts, files_list: files } = record;
  const read = async (fileId: string, signal?: AbortSignal): Promise<Blob> => {
    try {
      return await source.file(fileId, signal);
    } catch (error) {
      if (problemOf(error)?.status === 410) onGone();
      throw error;
    }
  };
  const download = ({ id, name }: MedicalRecordDetail['files_list'][number]) =>
    void run(async () => saveReceived(await read(id), name), id);
  const main = mainFileOf(record);
  return (
    <>
      <header className="record-page-head">
        <RecordTitle record={record} origin={facts.institution} />
        {main ? (
          <Button type="button" icon="download" busy={doing !== null} onClick={() => download(main)}>
            {t('download')}
          </Button>
        ) : null}
      </header>
      <ActProblem problem={problem} />
      <p className="small muted">{t('logged')}</p>
      <RecordViewer record={record} read={read} readDocument={source.document} onDownload={download} />
      {record.kind === 'dicom' && files.length > 1 ? (
        <Suspense fallback={null}>
          <FilesSection files={files} doing={doing} onDownload={download} />
        </Suspense>
      ) : null}
    </>
  );
}
