import type { NetworkPaper } from '@travesia/contracts/organizations';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ownCredentialsTexts } from './texts.ts';
import { PaperEnd } from './paper-end.tsx';

/** Papers that ended or end soon, in a narrow column. */
export function PaperRows({ papers }: { papers: readonly NetworkPaper[] }) {
  const t = useTexts(ownCredentialsTexts);
  if (!papers.length) return <p className="muted desk-none">{t('papers.nothing')}</p>;
  return (
    <ul className="desk-rows">
      {papers.map((paper) => (
        <li key={paper.id}>
          <span>
            <strong>{t(`kind.${paper.kind}`)}</strong>
            <br />
            <span className="muted">{paper.clinic.name}</span>
          </span>
          <PaperEnd paper={paper} />
        </li>
      ))}
    </ul>
  );
}
