import type { DOCUMENT_TYPES, UploadRules } from '@travesia/contracts/kit';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { fileSize } from '../../lib/format/file-size.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../lib/i18n/use-texts.tsx';
import { IconButton } from '../action/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { uiTexts } from '../texts.ts';
import { describedBy, useFieldId } from './field-id.ts';
import { FieldNotes } from './field-notes.tsx';

const MB = 1024 * 1024;

/** A file in the field: one that is there, on its way, or was refused. */
export interface FieldFile {
  key: string;
  name: string;
  size: number;
  /** How much of it has been sent, from 0 to 1; absent when it is not on its way. */
  progress?: number | undefined;
  /** Why it was not taken. */
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
  /** Removes one that is there, stops one on its way, puts away the note about a refused one. */
  onRemove: (file: FieldFile) => void;
  /** Saves one that is there on the device. */
  onSave?: (file: FieldFile) => void;
}

/** Files to choose or to drop, each with how far it is, why it was refused, and the way to remove it. */
export function FileField({ name, label, hint, error, rules, files, multiple = false, ...acts }: FileFieldProps) {
  const t = useTexts(uiTexts);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const id = useFieldId(name);
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
          className="sr-only"
          multiple={multiple}
          accept={acceptOf(rules)}
          aria-labelledby={`${id}-label ${id}-choose`}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(describedBy(id, { hint, error }), `${id}-limits`)}
          onChange={({ currentTarget }) => {
            choose(currentTarget.files);
            // The same file may be chosen again after it was mended.
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
              // The row goes, and the keyboard stays in the field.
              input.current?.focus();
            }}
          />
        ))}
      </ul>
    </div>
  );
}

const acceptOf = ({ types }: UploadRules): string =>
  Object.entries(types)
    .flatMap(([type, endings]) => [type, ...endings.map((ending) => `.${ending}`)])
    .join(',');

/** Endings that people know the kinds of files by. */
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

function FileRow({ file, onRemove, onSave }: FileRowProps) {
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
