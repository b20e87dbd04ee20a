import type { Credential } from '@travesia/contracts/credentials';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { compareTexts } from '../texts.ts';

/** Papers with how each stands and, while it is in force, until when. */
export function PaperList({ papers }: { papers: readonly Credential[] }) {
  const t = useTexts(compareTexts);
  const format = useFormat();
  if (papers.length === 0) return t('value.unknown');
  return (
    <ul className="compare-papers">
      {papers.map(({ id, kind, status, body, expires_on: until }) => (
        <li key={id}>
          {kind === 'accreditation' ? body : t(`paper.${kind}`)}
          <span className="compare-note">
            {t(`paper.state.${status}`)}
            {until && status === 'verified' ? `, ${t('paper.until', { date: format.date(until) })}` : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
