import type { DOCUMENT_TYPES, UploadRules } from '@travesia/contracts/kit';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { fileSize } from '../../lib/format/file-size.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../lib/i18n/use-texts.tsx';
import { IconButton } from '../action/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { uiTexts } from '../texts.ts';
import { useFieldError } from './field-errors.ts';
import { describedBy, useFieldId } from './field-id.ts';
import { FieldNotes } from './field-notes.tsx';

const MB = 1024 * 1024;

/** A file in the field: uploaded, uploading, or rejected. */
export interface FieldFile {
  key: string;
  name: string;
  size: number;
  /** Upload progress from 0 to 1; absent if not uploading. */
  progress?: number | undefined;
  /** Why it was rejected. */
  error?: string | undefined;
}

interface FileFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  rules: UploadRules;
  files: readonly FieldFile[];
  multiple?: boolean;
  onChoose: (files: File[]) => void;
  /** Removes an uploaded file, cancels an upload, dismisses a rejection. */
  onRemove: (file: FieldFile) => void;
  /** Downloads an uploaded file. */
  onSave?: (file: FieldFile) => void;
}

/** File selection and drop area, with progress, rejection reason and remove button for each file. */
export function FileField({ name, label, hint, error: own, rules, files, multiple = false, ...acts }: FileFieldProps) {
  const t = useTexts(uiTexts);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const id = useFieldId(name);
  const error = useFieldError(name, own);
  const choose = (list: FileList | null) => {
    const chosen = [...(list ?? [])];
    if (chosen.length) acts.onChoose(multiple ? chosen : chosen.slice(0, 1));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files);
  };
  return (
    <div className="field file-field">
      <span className="field-label" id={`${id}-label`}>
        {label}
      </span>
      <div
        className={classNames('file-drop', over && 'file-drop-over')}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          type="file"
          id={id}
          name={name}
          className="sr-only"
          multiple={multiple}
          accept={acceptOf(rules)}
          aria-labelledby={`${id}-label ${id}-choose`}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(describedBy(id, { hint, error }), `${id}-limits`)}
          onChange={({ currentTarget }) => {
            choose(currentTarget.files);
            // The same file may be selected again after it was fixed.
            currentTarget.value = '';
          }}
        />
        <span className="muted file-drop-words">{t('file.drop')}</span>
        <label className="btn btn-secondary btn-small" htmlFor={id} id={`${id}-choose`}>
          <Icon name="plus" />
          {t('file.choose')}
        </label>
      </div>
      <p className="field-hint" id={`${id}-limits`}>
        <Limits rules={rules} />
      </p>
      <FieldNotes id={id} hint={hint} error={error} />
      <ul className="file-list">
        {files.map((file) => (
          <FileRow
            key={file.key}
            file={file}
            onSave={acts.onSave}
            onRemove={() => {
              acts.onRemove(file);
              // The row disappears, and the focus stays in the field.
              input.current?.focus();
            }}
          />
        ))}
      </ul>
    </div>
  );
}

/** The files of some rules, as an input takes them. */
export const acceptOf = ({ types }: UploadRules): string =>
  Object.entries(types)
    .flatMap(([type, endings]) => [type, ...endings.map((ending) => `.${ending}`)])
    .join(',');

/** File extensions users know. */
const NAMES: Readonly<Record<string, string>> = { jpg: 'JPEG', webp: 'WebP' };

function Limits({ rules }: { rules: UploadRules }) {
  const t = useTexts(uiTexts);
  const format = useFormat();
  const names = Object.values(rules.types as typeof DOCUMENT_TYPES).map(
    ([ending]) => NAMES[ending] ?? ending.toUpperCase(),
  );
  return t('file.limits', {
    types: format.list(names, 'disjunction'),
    megabytes: format.number(Math.floor(rules.maxBytes / MB)),
  });
}

interface FileRowProps {
  file: FieldFile;
  onRemove: () => void;
  onSave: ((file: FieldFile) => void) | undefined;
}

/** A file in a list of chosen ones: uploaded, uploading or refused, with a button that takes it away. */
export function FileRow({ file, onRemove, onSave }: FileRowProps) {
  const t = useTexts(uiTexts);
  const locale = useLocale();
  const { name, size, progress, error } = file;
  const isSending = progress !== undefined;
  const remove = error
    ? t('file.dismiss', { name })
    : isSending
      ? t('file.stop', { name })
      : t('file.remove', { name });
  return (
    <li className={classNames('file-row', error && 'file-row-refused')}>
      <Icon name={error ? 'circle-alert' : 'file-text'} />
      <div className="file-facts">
        {onSave && !error && !isSending ? (
          <button
            type="button"
            className="file-name"
            aria-label={t('file.save', { name })}
            onClick={() => onSave(file)}
          >
            {name}
          </button>
        ) : (
          <span className="file-name">{error ? t('file.notTaken', { name }) : name}</span>
        )}
        {error ? (
          <span role="alert" className="file-error">
            {error}
          </span>
        ) : isSending ? (
          <Sending name={name} progress={progress} />
        ) : (
          <span className="small muted num">{fileSize(locale, size)}</span>
        )}
      </div>
      <IconButton type="button" icon="x" label={remove} onClick={onRemove} />
    </li>
  );
}

function Sending({ name, progress }: { name: string; progress: number }) {
  const t = useTexts(uiTexts);
  const format = useFormat();
  const words =
    progress < 1 ? t('file.sending', { name, percent: format.percent(progress) }) : t('file.checking', { name });
  return (
    <>
      <progress value={progress} max={1} aria-label={words} />
      <span role="status" className="sr-only">
        {progress === 1 ? words : ''}
      </span>
    </>
  );
}
