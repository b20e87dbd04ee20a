import type { Problem } from '@travesia/contracts/kit';
import { type MedicalRecordDetail, readDeidentifiedFile, type RecordFile } from '@travesia/contracts/records';
import { useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { saveReceived } from '../../../../lib/device/save-received.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { problemText } from '../../../../lib/problem/problem-text.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { copyTexts } from './texts.ts';

/** Rows that are shown at first and added by each press. */
const STEP = 50;
const REASONS = [
  'burned_in',
  'recognizable',
  'object_kind',
  'transfer_syntax',
  'hidden_content',
  'missing_value',
  'not_shown',
  'after_check',
] as const;

export interface IdentityFreeCopiesProps {
  record: MedicalRecordDetail;
}

/** Copies of the images of an own study that don’t say whose they are, to show to others. */
export function IdentityFreeCopies({ record: { id, files_list: files } }: IdentityFreeCopiesProps) {
  const t = useTexts(copyTexts);
  const [most, setMost] = useState(STEP);
  const [asked, ask] = useState<string | null>(null);
  const { doing, problem, run } = useAct();
  const copy = (file: RecordFile) => {
    ask(file.id);
    void run(async () => {
      const content = await sessionCall(readDeidentifiedFile, { params: { id, fileId: file.id } });
      // Names of files often have names of people.
      saveReceived(content, `image-${files.indexOf(file) + 1}.dcm`);
    }, file.id);
  };
  const row = (file: RecordFile, label: string) => (
    <>
      <Button
        type="button"
        size="small"
        icon="user-x"
        busy={doing === file.id}
        disabled={doing !== null}
        {...(label ? { 'aria-label': label } : {})}
        onClick={() => copy(file)}
      >
        {t('copy')}
      </Button>
      {asked === file.id && problem ? <Refusal problem={problem} /> : null}
    </>
  );
  const [only, ...others] = files;
  if (!only) return null;
  return (
    <details className="record-files">
      <summary>{t('title')}</summary>
      <div className="stack">
        <p className="small muted measure">{t('text')}</p>
        {others.length ? (
          <ul className="file-list">
            {files.slice(0, most).map((file) => (
              <li key={file.id} className="file-row">
                <span className="file-facts file-name">{file.name}</span>
                {row(file, t('copyOf', { name: file.name }))}
              </li>
            ))}
          </ul>
        ) : (
          <div className="stack">{row(only, '')}</div>
        )}
        {files.length > most ? (
          <Button type="button" size="small" onClick={() => setMost(most + STEP)}>
            {t('more')}
          </Button>
        ) : null}
      </div>
    </details>
  );
}

/** Why no copy could be made: the reason that the check gives, after what it means. */
function Refusal({ problem }: { problem: Problem }) {
  const t = useTexts(copyTexts);
  const locale = useLocale();
  const given = (problem.present as { reason?: string } | null | undefined)?.reason;
  const reason = REASONS.find((one) => one === given);
  return (
    <Notice tone="warning" role="alert">
      <p>
        {problemText(locale, problem)} {reason ? t(`reason.${reason}`) : null}
      </p>
    </Notice>
  );
}
