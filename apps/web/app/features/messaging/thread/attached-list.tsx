import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useSession } from '../../../lib/session/session-store.ts';
import { FileRow } from '../../../ui/field/file-field.tsx';
import { messagingTexts } from '../texts.ts';
import type { Attached } from './use-attached.ts';

/** The files of a message being written, each with its progress or what is wrong with it. */
export function AttachedList({ attached, onRemoved }: { attached: Attached; onRemoved: () => void }) {
  const t = useTexts(messagingTexts);
  const isDemo = useSession((session) => session.user?.demo ?? false);
  return (
    <>
      {attached.shown.length ? (
        <ul className="file-list msg-attached" aria-label={t('files.attached')}>
          {attached.shown.map((file) => (
            <FileRow
              key={file.key}
              file={file}
              onSave={undefined}
              onRemove={() => {
                attached.remove(file);
                onRemoved();
              }}
            />
          ))}
        </ul>
      ) : null}
      {attached.shown.length && isDemo ? <p className="small muted msg-note">{t('files.demo')}</p> : null}
      {attached.isTooMany ? (
        <p className="small msg-warning" role="alert">
          {t('files.tooMany')}
        </p>
      ) : null}
    </>
  );
}
