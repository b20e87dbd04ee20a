import { useSyncExternalStore } from 'react';
import { fileSize } from '../../../lib/format/file-size.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { uploadSentence } from '../../../lib/files/upload-sentence.ts';
import { problemText } from '../../../lib/problem/problem-text.ts';
import { Button, IconButton } from '../../../ui/action/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { RecordIcon } from '../record-icon.tsx';
import type { Batch, RefusedFile } from './record-queue.ts';
import { addTexts } from './texts.ts';
import { recordUploads } from './uploads.ts';

/** Refused files of a batch that are named one by one. */
const NAMED = 5;

/** Files on their way; a folder is one line. */
export function BatchList() {
  const t = useTexts(addTexts);
  const uploads = recordUploads();
  const batches = useSyncExternalStore(uploads.subscribe, uploads.read, uploads.read);
  if (batches.length === 0) return null;
  return (
    <section className="record-arriving" aria-label={t('list')}>
      <ul className="file-list">
        {batches.map((batch) => (
          <BatchRow key={batch.key} batch={batch} />
        ))}
      </ul>
    </section>
  );
}

function useNameOf(): (batch: Batch) => string {
  const t = useTexts(addTexts);
  return ({ name, files }) => name || t('several', { count: files });
}

function BatchRow({ batch }: { batch: Batch }) {
  const t = useTexts(addTexts);
  const locale = useLocale();
  const { phase, files, bytes, isFolder, skipped, refused, arrived } = batch;
  const name = useNameOf()(batch);
  return (
    <li className={classNames('file-row', phase === 'refused' && refused.length > 0 && 'file-row-refused')}>
      {phase === 'refused' ? (
        <Icon name={refused.length ? 'circle-alert' : 'info'} />
      ) : phase === 'cut' ? (
        <Icon name="wifi-off" />
      ) : isFolder ? (
        <RecordIcon name="folder" />
      ) : (
        <Icon name="upload" />
      )}
      <div className="file-facts">
        <span className="file-name">
          {name}{' '}
          <span className="small muted num">
            {isFolder ? `${t('count', { count: files })} · ` : ''}
            {fileSize(locale, bytes)}
          </span>
        </span>
        {phase === 'refused' ? null : <Progress batch={batch} name={name} />}
        {phase === 'refused' && arrived > 0 ? <span className="small">{t('arrived', { count: arrived })}</span> : null}
        {skipped > 0 ? <span className="small muted">{t('skipped', { count: skipped })}</span> : null}
        {files === 0 ? <span className="small">{t('nothing')}</span> : null}
        <Refusals batch={batch} />
      </div>
      <BatchActs batch={batch} name={name} />
    </li>
  );
}

function Progress({ batch: { phase, sentBytes, bytes, files, arrived }, name }: { batch: Batch; name: string }) {
  const t = useTexts(addTexts);
  const format = useFormat();
  const share = bytes > 0 ? Math.min(1, sentBytes / bytes) : 0;
  const percent = format.percent(share);
  const done = files > 1 ? t('sendingOf', { arrived, count: files, percent }) : percent;
  return (
    <>
      <progress value={share} max={1} aria-label={`${name}: ${percent}`} />
      <span className="small muted num">{phase === 'sending' ? done : t(`phase.${phase as 'cut'}`, { percent })}</span>
      {/* Said when it changes, not with each percent. */}
      <span className="sr-only" role="status">
        {phase === 'sending' ? '' : `${name}: ${t(`phase.${phase as 'cut'}`, { percent })}`}
      </span>
    </>
  );
}

function Refusals({ batch: { refused, files } }: { batch: Batch }) {
  const t = useTexts(addTexts);
  if (refused.length === 0) return null;
  const [first] = refused;
  if (files === 1 && first)
    return (
      <span role="alert" className="file-error">
        <Why file={first} />
      </span>
    );
  return (
    <div role="alert" className="file-error">
      {t('refused', { count: refused.length })}
      <ul className="record-refused">
        {refused.slice(0, NAMED).map((file) => (
          <li key={file.key}>
            {file.name}: <Why file={file} />
          </li>
        ))}
        {refused.length > NAMED ? <li>{t('more', { count: refused.length - NAMED })}</li> : null}
      </ul>
    </div>
  );
}

function Why({ file: { fault, problem } }: { file: RefusedFile }) {
  const t = useTexts(addTexts);
  const locale = useLocale();
  const format = useFormat();
  const code = problem?.code.replace('upload.', '') ?? fault;
  // Their general texts are about documents of a clinic.
  if (code === 'type_not_taken') return t('fault.type_not_taken');
  if (code === 'too_large') return t('fault.too_large', { most: format.number(2) });
  if (problem) return problemText(locale, problem);
  return fault ? uploadSentence(locale, fault) : null;
}

function BatchActs({ batch: { key, phase, refused }, name }: { batch: Batch; name: string }) {
  const t = useTexts(addTexts);
  const uploads = recordUploads();
  const acts = [
    phase === 'sending' || phase === 'queued' ? ('pause' as const) : null,
    phase === 'paused' || phase === 'cut' || phase === 'busy' ? ('resume' as const) : null,
    refused.some(({ problem }) => problem) ? ('retry' as const) : null,
  ].flatMap((act) => act ?? []);
  return (
    <div className="row record-acts">
      {acts.map((act) => (
        <Button
          key={act}
          type="button"
          size="small"
          aria-label={t(`of.${act}`, { name })}
          onClick={() => uploads[act](key)}
        >
          {t(act)}
        </Button>
      ))}
      <IconButton
        type="button"
        icon="x"
        label={t(phase === 'refused' ? 'dismiss.of' : 'stop.of', { name })}
        onClick={() => uploads.stop(key)}
      />
    </div>
  );
}
