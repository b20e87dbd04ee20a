import { type FlagPreview } from '@travesia/contracts/access';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { groupsFor } from '../../../portal/index.ts';
import type { EveryNavigation } from '../feature-names.ts';
import { configurationTexts } from '../texts.ts';

/** The navigation entries that a role or account would see. */
export function ResultingNavigation({ preview, navigation }: { preview: FlagPreview; navigation: EveryNavigation }) {
  const t = useTexts(configurationTexts);
  const has = new Set(preview.data.flatMap(({ key, has_access: open }) => (open ? [key] : [])));
  const groups = groupsFor({ role: preview.role }, navigation[preview.role], (key) => has.has(key));
  return (
    <div>
      <p className="small muted">{t('navigation')}</p>
      <ul className="row" aria-label={t('navigation')}>
        {groups
          .flatMap(({ items }) => items)
          .map(({ key, label }) => (
            <li key={key} className="badge">
              {label}
            </li>
          ))}
      </ul>
    </div>
  );
}
