import {
  type CredentialDocument,
  type KeptCredential,
  removeCredentialDocument,
} from '@travesia/contracts/credentials';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { DocumentViewer } from '../../../lib/screen/viewer/document-viewer.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../lib/screen/act-problem.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button, IconButton } from '../../../ui/action/button.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { NotesPanel } from '../../notes/index.ts';
import { readDocument } from './read-document.ts';
import { upkeepTexts } from './texts.ts';

interface SheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A large dialog over the list it was opened from. */
function Sheet({ title, onClose, children }: SheetProps) {
  const t = useTexts(upkeepTexts);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog credential-sheet" aria-labelledby={id} onClose={onClose}>
      <div className="dialog-head">
        <h2 id={id} className="dialog-title">
          {title}
        </h2>
        <IconButton icon="x" label={t('close')} type="button" onClick={() => dialog.current?.close()} />
      </div>
      {children}
    </dialog>
  );
}

interface OfCredential {
  credential: KeptCredential;
  onClose: () => void;
}

/** The documents of a credential, each with what it states and who uploaded it. */
export function DocumentsDialog({ credential, onChanged, onClose }: OfCredential & { onChanged: () => void }) {
  const t = useTexts(upkeepTexts);
  const { kind, documents } = credential;
  const [first, ...rest] = documents;
  return (
    <Sheet title={t('documents.title', { kind: t(`kind.${kind}`) })} onClose={onClose}>
      {first ? <DocumentViewer documents={[first, ...rest]} read={readDocument} /> : <p>{t('documents.none')}</p>}
      <ul className="admin-lines admin-lines-plain">
        {documents.map((document) => (
          <DocumentLine key={document.id} document={document} onGone={onChanged} />
        ))}
      </ul>
    </Sheet>
  );
}

interface DocumentLineProps {
  document: CredentialDocument;
  /** Called after it was removed; without it, it can't be. */
  onGone?: () => void;
  /** What else can be done with it. */
  act?: ReactNode;
}

/** Facts of a document: who uploaded it when, what it states, whether it was checked. */
export function DocumentLine({ document, onGone, act }: DocumentLineProps) {
  const t = useTexts(upkeepTexts);
  const format = useFormat();
  const { busy, problem, run } = useAct();
  const { id, kind, name, side, added_by: by, added_at: at, expires_on: end, number, checked_at: checked } = document;
  const remove = () =>
    run(async () => {
      await sessionCall(removeCredentialDocument, { params: { id } });
      showToast(t('documents.removed'));
      onGone?.();
    });
  return (
    <li>
      <div>
        <p className="strong">
          {[kind === 'credential' ? null : t(`document.${kind}`), name].filter(Boolean).join(', ')}
        </p>
        <p className="small muted">
          {[
            t('documents.added', { by: by ?? t(`side.${side}`), at: format.dayOf(at, ownTimeZone()) }),
            end ? t('documents.expires', { date: format.date(end) }) : null,
            number,
            checked ? t('documents.checked', { at: format.dayOf(checked, ownTimeZone()) }) : t('documents.waiting'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <ActProblem problem={problem} />
      </div>
      {act}
      {document.removable && onGone ? (
        <Button
          type="button"
          size="small"
          variant="quiet"
          busy={busy}
          aria-label={t('documents.removeOf', { name })}
          onClick={() => void remove()}
        >
          {t('documents.remove')}
        </Button>
      ) : null}
    </li>
  );
}

/** Notes about a credential, for everyone who takes care of it. */
export function CredentialNotes({ credential: { id, kind }, onClose }: OfCredential) {
  const t = useTexts(upkeepTexts);
  return (
    <Sheet title={t('notes.title', { kind: t(`kind.${kind}`) })} onClose={onClose}>
      <NotesPanel about="credential" id={id} />
    </Sheet>
  );
}
