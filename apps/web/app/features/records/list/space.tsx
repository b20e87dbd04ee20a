import type { MedicalRecords } from '@travesia/contracts/records';
import { fileSize } from '../../../lib/format/file-size.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { recordsTexts } from '../texts.ts';

/** The space is told in these, as its limit is. */
const GIGABYTE = 1024 ** 3;

/** How much of the vault is used; its line is there before the figure is. */
export function Space({ vault }: { vault: MedicalRecords | null }) {
  const t = useTexts(recordsTexts);
  const locale = useLocale();
  const format = useFormat();
  if (!vault) return <p className="small record-space">{'\u00A0'}</p>;
  const { used_bytes: used, most_bytes: most } = vault;
  const words = t('space', {
    used: used < GIGABYTE ? fileSize(locale, used) : format.number(used / GIGABYTE, 1),
    most: format.number(most / GIGABYTE),
  });
  return (
    <>
      <p className="small muted num record-space">
        <meter min={0} max={most} value={used} aria-label={words} />
        {words}
      </p>
      {used >= most ? <Notice tone="warning">{t('space.full')}</Notice> : null}
    </>
  );
}
