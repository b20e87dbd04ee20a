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
import { usePapers } from '../use-papers.ts';

interface PaperFieldProps {
  section: ApplicationSection;
  kind: FileKind;
  application: Application;
  error: string | undefined;
  take: (application: Application) => void;
}

/** Papers of one kind. */
export function PaperField({ section, kind, application, error, take }: PaperFieldProps) {
  const t = useTexts(applyTexts);
  const papers = usePapers(application, kind, take);
  const isDemo = useSession((session) => session.user?.demo ?? false);
  return (
    <FileField
      name={inForm(section, `file.${kind}`)}
      label={t(`paper.${kind}`)}
      hint={isDemo ? t('paper.demo') : t(`paperHint.${kind}`)}
      error={papers.error ?? error}
      rules={APPLICATION_UPLOAD}
      multiple
      files={papers.files}
      onChoose={papers.choose}
      onRemove={papers.remove}
      onSave={papers.save}
    />
  );
}
