import '../records.css';
import { getRecord, type MedicalRecordDetail } from '@travesia/contracts/records';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCall } from '../../../lib/calls/use-call.ts';
import { isId } from '../../../lib/forms/is-id.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../lib/screen/act-problem.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { BackLink, ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PortalPage } from '../../portal/index.ts';
import { ShareByLink } from '../links/late.tsx';
import { RecordLog } from '../log/record-log.tsx';
import { mainFileOf } from '../main-file.ts';
import { RecordTitle } from '../record-title.tsx';
import { ShareDialog } from '../sharing/late.tsx';
import { recordsTexts } from '../texts.ts';
import { useRecordWords } from '../words/use-record-words.ts';
import { RecordViewer } from '../viewer/late.tsx';
import { IdentityFreeCopies } from './copy/late.tsx';
import { DetailsForm } from './details-form.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { FilesSection } from './files-section.tsx';
import { Origin } from './origin.tsx';
import { readOwnDocument, readOwnFile, useDownload } from './own-files.ts';
import { SharesSection } from './shares-section.tsx';
import { recordTexts } from './texts.ts';

/** While a clinic reads it, or a study still grows. */
const LOOK_MS = 60_000;

/** `/medical-records/:id`: a record, who can see it and who read it. */
export function RecordPage({ id }: { id: string }) {
  const t = useTexts(recordTexts);
  return (
    <PortalPage title={t('page.title')} description={t('page.lead')}>
      <BackLink to="/medical-records">{t('page.back')}</BackLink>
      {isId(id) ? <Known key={id} id={id} /> : <UnknownRecord />}
    </PortalPage>
  );
}

function Known({ id }: { id: string }) {
  const t = useTexts(recordTexts);
  const loaded = useCall(getRecord, { params: { id } }, { every: LOOK_MS });
  const { data, problem, show, reload } = loaded;
  if (data === null && problem?.status === 404) return <UnknownRecord />;
  return (
    <>
      {data ? null : <h1>{t('page.title')}</h1>}
      <LoadState loaded={loaded} tall>
        {(record) => <Whole record={record} show={show} reload={reload} />}
      </LoadState>
    </>
  );
}

interface WholeProps {
  record: MedicalRecordDetail;
  show: (record: MedicalRecordDetail) => void;
  reload: () => Promise<void>;
}

function Whole({ record, show, reload }: WholeProps) {
  const navigate = useNavigate();
  const path = useLocalPath();
  const [asking, ask] = useState<'share' | 'link' | 'erase' | null>(null);
  const { download, doing, problem } = useDownload(record.id);
  const close = () => ask(null);
  const changed = () => void reload();
  return (
    <>
      <Head record={record} isBusy={doing !== null} onAct={ask} onDownload={download} />
      <ActProblem problem={problem} />
      <Origin record={record} />
      <div className="record-columns">
        <div className="stack-wide">
          <RecordViewer
            record={record}
            read={readOwnFile(record.id)}
            readDocument={readOwnDocument(record.id)}
            onDownload={download}
          />

          <FilesSection files={record.files_list} doing={doing} onDownload={download} />
          {record.kind === 'dicom' ? <IdentityFreeCopies record={record} /> : null}
        </div>
        <div className="stack-wide">
          <SharesSection record={record} onShare={() => ask('share')} onChanged={changed} />
          <DetailsForm record={record} onSaved={show} />
          <RecordLog id={record.id} />
        </div>
      </div>
      {asking === 'share' ? <ShareDialog records={[record]} onShared={changed} onClose={close} /> : null}
      {asking === 'link' ? <ShareByLink chosen={[record.id]} onClose={close} /> : null}
      {asking === 'erase' ? (
        <EraseDialog
          record={record}
          onErased={() => void navigate(path('/medical-records'), { replace: true })}
          onClose={close}
        />
      ) : null}
    </>
  );
}

interface HeadProps {
  record: MedicalRecordDetail;
  isBusy: boolean;
  onAct: (act: 'share' | 'link' | 'erase') => void;
  onDownload: (file: MedicalRecordDetail['files_list'][number]) => void;
}

function Head({ record, isBusy, onAct, onDownload }: HeadProps) {
  const t = useTexts(recordTexts);
  const words = useTexts(recordsTexts);
  const { sourceOf } = useRecordWords();
  const { actions } = record;
  const main = mainFileOf(record);
  return (
    <header className="record-page-head">
      <RecordTitle record={record} origin={sourceOf(record)} />
      <div className="row">
        {actions.includes('share') ? (
          <Button type="button" variant="primary" icon="share-2" onClick={() => onAct('share')}>
            {words('act.share')}
          </Button>
        ) : null}
        {actions.includes('share') ? (
          <Button type="button" icon="link" onClick={() => onAct('link')}>
            {words('act.link')}
          </Button>
        ) : null}
        {main ? (
          <Button type="button" icon="download" busy={isBusy} onClick={() => onDownload(main)}>
            {t('download')}
          </Button>
        ) : null}
        {actions.includes('erase') ? (
          <Button type="button" variant="quiet" icon="trash-2" onClick={() => onAct('erase')}>
            {words('act.erase')}
          </Button>
        ) : null}
      </div>
    </header>
  );
}

function UnknownRecord() {
  const t = useTexts(recordTexts);
  return (
    <>
      <h1>{t('page.title')}</h1>
      <EmptyState
        title={t('unknown.title')}
        action={
          <ScreenLink to="/medical-records" className="btn btn-primary">
            {t('unknown.list')}
          </ScreenLink>
        }
      >
        <p>{t('unknown.text')}</p>
      </EmptyState>
    </>
  );
}
