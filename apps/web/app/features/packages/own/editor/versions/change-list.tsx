import './versions.css';
import type { FieldChange, PackageEditor } from '@travesia/contracts/packages';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { useChangesInWords } from '../words/change-words.ts';
import { editorTexts } from '../texts.ts';

interface ChangeListProps {
  changes: readonly FieldChange[];
  editor: PackageEditor;
  caption: string;
}

/** Changes field by field: before and after. */
export function ChangeList({ changes, editor, caption }: ChangeListProps) {
  const t = useTexts(editorTexts);
  const rows = useChangesInWords(editor)(changes);
  return (
    <div className="pe-changes" tabIndex={0} role="group" aria-label={caption}>
      <table className="table table-folds">
        <caption className="small muted">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('changes.field')}</th>
            <th scope="col">{t('changes.before')}</th>
            <th scope="col">{t('changes.after')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ path, label, before, after }) => (
            <tr key={path}>
              <th scope="row">{label}</th>
              <td data-label={t('changes.before')}>
                <del>{before}</del>
              </td>
              <td data-label={t('changes.after')}>
                <ins>{after}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
