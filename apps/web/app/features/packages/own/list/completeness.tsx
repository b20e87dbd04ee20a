import type { OwnPackage, PackageGap } from '@travesia/contracts/packages';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ActionMenu } from '../../../../lib/screen/action-menu.tsx';
import { sectionId } from '../editor/fields/section.tsx';
import { placeOfFix } from '../editor/place-of-fix.ts';
import { itemNamesOf, useGapText } from '../editor/words/gap-text.ts';
import { ownPackagesTexts } from './texts.ts';

/** Names of the price items, for what is missing of them. */
export type Items = readonly { key: string; label: string }[];

/** How complete a package is, and the two fixes worth most: each leads to its place in the editor. */
export function Completeness({ row, items }: { row: OwnPackage; items: Items }) {
  const format = useFormat();
  const { done, of } = row.completeness;
  // Only what is whole is 100.
  const share = Math.floor((100 * done) / of) / 100;
  return (
    <div className="own-packages-health">
      <span className="own-packages-meter">
        <meter min={0} max={of} value={done} aria-hidden="true" />
        <span className="num nowrap">{format.percent(share)}</span>
      </span>
      {row.actions.includes('edit') && row.fixes.length > 0 ? <Fixes row={row} items={items} /> : null}
    </div>
  );
}

function Fixes({ row: { id, title, fixes }, items }: { row: OwnPackage; items: Items }) {
  const t = useTexts(ownPackagesTexts);
  const gapText = useGapText(itemNamesOf(items));
  const place = (gap: PackageGap) => placeOfFix(gap) ?? `/provider/packages/edit/${id}#${sectionId(gap.section)}`;
  return (
    <ActionMenu
      label={t('fixes', { title: title || t('untitled') })}
      text={t('fixes.short')}
      acts={fixes.map((gap) => ({
        key: `${gap.path} ${gap.code}`,
        label: gapText(gap),
        icon: 'pencil',
        to: place(gap),
      }))}
    />
  );
}
