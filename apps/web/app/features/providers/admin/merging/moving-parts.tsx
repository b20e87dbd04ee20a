import type { MergePreview } from '@travesia/contracts/providers';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { mergingTexts } from './texts.ts';

/** What belongs to the clinics, what moves and what stays. */
export function MovingParts({ parts, kept }: { parts: MergePreview['parts']; kept: string }) {
  const t = useTexts(mergingTexts);
  const format = useFormat();
  const columns = ['kept', 'moves', 'stays'] as const;
  return (
    <section aria-labelledby="parts" className="stack">
      <h2 id="parts">{t('parts.title')}</h2>
      <p className="muted measure">{t('parts.lead', { kept })}</p>
      <table className="table merge-parts">
        <thead>
          <tr>
            <th scope="col">{t('parts.part')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className="num">
                {t(`parts.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((one) => (
            <tr key={one.part}>
              <th scope="row">{t(`part.${one.part}`)}</th>
              {columns.map((column) => (
                <td key={column} className={one[column] ? 'num' : 'num muted'}>
                  {format.number(one[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
