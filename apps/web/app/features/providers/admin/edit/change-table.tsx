import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { adminProviderTexts } from '../texts.ts';
import type { Change } from './profile-draft.ts';
import type { useChoices } from './use-choices.ts';

interface ChangeTableProps {
  changes: readonly Change[];
  choices: NonNullable<ReturnType<typeof useChoices>['data']>;
}

/** What will change, field by field. */
export function ChangeTable({ changes, choices }: ChangeTableProps) {
  const t = useTexts(adminProviderTexts);
  const labels = new Map(
    [...choices.types, ...choices.cities.flatMap(({ options }) => options)].map((one) => [one.value, one.label]),
  );
  const shown = ({ field }: Change, value: string) => {
    if (value === '') return t('diff.nothing');
    if (field === 'type' || field === 'city') return labels.get(value) ?? value;
    return field === 'allow_online_booking' ? t(`answer.${value as 'yes' | 'no'}`) : value;
  };
  return (
    <section aria-labelledby="changes" className="stack" aria-live="polite">
      <h2 id="changes">{t('diff.title', { count: changes.length })}</h2>
      {changes.length === 0 ? <p className="muted">{t('diff.empty')}</p> : null}
      <dl className="admin-changes">
        {changes.map((change) => (
          <div key={change.field}>
            <dt>{t(`field.${change.field}`)}</dt>
            <dd>
              <del>{shown(change, change.before)}</del>
              <ins>{shown(change, change.after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
