import { type DisputeCase, EVIDENCE_UPLOAD, isUploaded } from '@travesia/contracts/payments';
import { useState } from 'react';
import { saveReceived } from '../../../lib/device/save-received.ts';
import { uploadFile } from '../../../lib/files/upload-file.ts';
import { useUploads } from '../../../lib/files/use-uploads.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { problemText } from '../../../lib/problem/problem-text.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { FileField, type FieldFile } from '../../../ui/field/file-field.tsx';
import { financialsTexts } from '../texts.ts';
import { DISPUTE_CALLS, type ShownCase } from './dispute-calls.ts';

type Part = DisputeCase['parts'][number];

/** The checklist of a dispute: what is known here, and what the clinic adds. */
export function EvidenceList(shown: ShownCase) {
  const t = useTexts(financialsTexts);
  const { dispute } = shown;
  const mayEdit = dispute.actions.includes('edit');
  // Once it is submitted, only what was sent is of interest.
  const parts = dispute.parts.filter(({ provided, file }) => mayEdit || provided.length > 0 || file);
  return (
    <ul className="evidence-list">
      {parts.map((part) => (
        <li key={part.item}>
          <p className="row between">
            <strong>{t(`evidence.${part.item}`)}</strong>
            <Has part={part} />
          </p>
          {part.provided.length ? (
            <details className="evidence-provided">
              <summary>{t('evidence.provided')}</summary>
              <ul lang="en">
                {part.provided.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </details>
          ) : null}
          <EvidenceFiles {...shown} part={part} mayEdit={mayEdit} />
        </li>
      ))}
    </ul>
  );
}

function Has({ part: { file, provided, is_important: isImportant } }: { part: Part }) {
  const t = useTexts(financialsTexts);
  if (file || provided.length)
    return (
      <Badge tone="success" icon="check">
        {t('evidence.there')}
      </Badge>
    );
  return isImportant ? (
    <Badge tone="warning" icon="clock-alert">
      {t('evidence.important')}
    </Badge>
  ) : (
    <Badge tone="neutral">{t('evidence.helpful')}</Badge>
  );
}

/** The file of an item: one, which another replaces. */
function EvidenceFiles({ dispute, side, show, part, mayEdit }: ShownCase & { part: Part; mayEdit: boolean }) {
  const t = useTexts(financialsTexts);
  const locale = useLocale();
  const isDemo = useSession((session) => session.user?.demo ?? false);
  const [error, setError] = useState<string | null>(null);
  const { id } = dispute;
  const { item, file } = part;
  const calls = DISPUTE_CALLS[side];
  const uploads = useUploads(EVIDENCE_UPLOAD, async (chosen, options) => {
    if (isUploaded(item)) show(await uploadFile(calls.add, chosen, { params: { id }, body: { item } }, options));
  });
  const act = (call: Promise<void>) => {
    setError(null);
    call.catch((cause: unknown) => {
      const problem = problemOf(cause);
      if (!problem) throw cause;
      setError(problemText(locale, problem));
    });
  };
  const save = ({ key, name }: Pick<FieldFile, 'key' | 'name'>) =>
    act(sessionCall(calls.read, { params: { id, file: key } }).then((content) => saveReceived(content, name)));
  if (!part.takes_file || !isUploaded(item)) return null;
  if (!mayEdit)
    return file ? (
      <p>
        <Button type="button" variant="quiet" icon="download" onClick={() => save({ key: file.id, name: file.name })}>
          {file.name}
        </Button>
        {error ? <span role="alert">{error}</span> : null}
      </p>
    ) : null;
  const known = file ? [{ key: file.id, name: file.name, size: file.size }] : [];
  return (
    <FileField
      name={`evidence.${item}`}
      label={t(`evidence.add.${item}`)}
      hint={isDemo ? t('evidence.demo') : t('evidence.hint')}
      error={error ?? undefined}
      rules={EVIDENCE_UPLOAD}
      files={[...known, ...uploads.passing]}
      onChoose={uploads.choose}
      onRemove={(gone) => {
        if (uploads.stop(gone)) return;
        act(sessionCall(calls.remove, { params: { id, file: gone.key } }).then(show));
      }}
      onSave={save}
    />
  );
}
