import { type ApplicationToReview, readApplicationDocument } from '@travesia/contracts/applications';
import { DocumentViewer } from '../../../../lib/screen/viewer/document-viewer.tsx';
import { saveReceived } from '../../../../lib/device/save-received.ts';
import { fileSize } from '../../../../lib/format/file-size.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { FailedAct } from '../../../../lib/workbench/screen/failed.tsx';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { adminApplicationTexts } from '../texts.ts';

/** Documents uploaded with an application, to read here or to download. */
export function Documents({ application: { id, files } }: { application: ApplicationToReview }) {
  const t = useTexts(adminApplicationTexts);
  const locale = useLocale();
  const { busy, fault, run } = useAct();
  const [first, ...rest] = files;
  const read = async (fileId: string, signal?: AbortSignal): Promise<Blob> => {
    const content = await sessionCall(readApplicationDocument, { params: { id, fileId } }, signal ? { signal } : {});
    // A download call resolves to the file itself.
    return content as unknown as Blob;
  };
  const save = (fileId: string, name: string) =>
    run(async () => {
      saveReceived(await read(fileId), name);
    });
  return (
    <section aria-labelledby="documents" className="admin-section">
      <h2 id="documents">{t('documents.title')}</h2>
      <FailedAct fault={fault} />
      {first ? <DocumentViewer documents={[first, ...rest]} read={read} /> : null}
      {files.length === 0 ? <p className="muted">{t('documents.empty')}</p> : null}
      <ul className="admin-lines admin-lines-plain">
        {files.map(({ id: fileId, name, kind, size }) => (
          <li key={fileId}>
            <div>
              <p className="strong">{t(`document.${kind}`)}</p>
              <p className="small muted">{t('documents.file', { name, size: fileSize(locale, size) })}</p>
            </div>
            <Button
              type="button"
              size="small"
              icon="download"
              busy={busy}
              aria-label={t('documents.save', { name })}
              onClick={() => void save(fileId, name)}
            >
              {t('documents.get')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
