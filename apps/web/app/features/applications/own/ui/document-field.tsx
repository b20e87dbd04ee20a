import {
  type Application,
  type ApplicationSection,
  APPLICATION_UPLOAD,
  type FileKind,
} from '@travesia/contracts/applications';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSession } from '../../../../lib/session/session-store.ts';
import { FileField } from '../../../../ui/field/file-field.tsx';
import { inForm } from '../fields.ts';
import { applyTexts } from '../texts.ts';
import { useDocuments } from '../use-documents.ts';

interface DocumentFieldProps {
  section: ApplicationSection;
  kind: FileKind;
  application: Application;
  error: string | undefined;
  take: (application: Application) => void;
}

/** Documents of one type. */
export function DocumentField({ section, kind, application, error, take }: DocumentFieldProps) {
  const t = useTexts(applyTexts);
  const documents = useDocuments(application, kind, take);
  const isDemo = useSession((session) => session.user?.demo ?? false);
  return (
    <FileField
      name={inForm(section, `file.${kind}`)}
      label={t(`document.${kind}`)}
      hint={isDemo ? t('document.demo') : t(`documentHint.${kind}`)}
      error={documents.error ?? error}
      rules={APPLICATION_UPLOAD}
      multiple
      files={documents.files}
      onChoose={documents.choose}
      onRemove={documents.remove}
      onSave={documents.save}
    />
  );
}
