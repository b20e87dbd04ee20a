import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { LAWS_READ_ON } from '../laws.ts';
import { rightsTable } from '../rights.ts';
import { legalTexts } from '../texts.ts';
import { LegalTable } from './legal-table.tsx';

/** Laws side by side, each cell with its article; the full texts are linked below the table. */
export function RightsTable({ more }: { more: boolean }) {
  const t = useTexts(legalTexts);
  const format = useFormat();
  const { laws, rows } = rightsTable(useLocale(), more);
  const columns = laws.map(({ name, country }) => `${format.region(country)}: ${name}`);
  return (
    <>
      <LegalTable
        caption={t(more ? 'rights.moreCaption' : 'rights.caption')}
        columns={[t('rights.subject'), ...columns]}
        rows={rows.map(({ id, heading, cells }) => ({
          key: id,
          cells: [
            heading,
            ...cells.map(({ text, citation }) => <RightsCell key={text} text={text} citation={citation} />),
          ],
        }))}
      />
      <p className="small muted">{t('rights.readOn', { date: format.date(LAWS_READ_ON) })}</p>
      <ul className="small">
        {laws.map(({ name, country, url }) => (
          <li key={name}>
            {format.region(country)}: <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

function RightsCell({ text, citation }: { text: string; citation: string }) {
  return (
    <>
      {text}
      {citation ? <span className="legal-citation">{citation}</span> : null}
    </>
  );
}
