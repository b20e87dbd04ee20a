import { type ClinicOverview, DUE_DAYS } from '@travesia/contracts/providers';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { clinicTexts } from '../texts.ts';
import { useWhose } from '../whose.ts';

type Paper = ClinicOverview['papers'][number];

/** Of those who treat there one wants to know whose it is; of the clinic’s own, who issued it. */
const isPersonal = ({ kind }: Paper): boolean => kind === 'professional_licence' || kind === 'specialty';

/** All papers that we hold, the first to end first. */
export function DeskPapers({ overview: { papers } }: { overview: ClinicOverview }) {
  const t = useTexts(clinicTexts);
  const whose = useWhose();
  return (
    <section className="portal-section portal-section-main" aria-labelledby="papers">
      <div className="portal-section-head">
        <h2 id="papers">{t('papers.heading')}</h2>
      </div>
      {papers.length === 0 ? <p className="muted">{t(`papers.none.${whose}`)}</p> : null}
      <ul className="desk-rows">
        {papers.map((paper) => (
          <li key={paper.id}>
            <span>
              <strong>{t(`papers.kind.${paper.kind}`)}</strong>
              <br />
              <span className="muted">{isPersonal(paper) ? paper.holder : paper.body}</span>
            </span>
            <span className="muted">
              <PaperState paper={paper} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PaperState({ paper: { status, expires_on: end, days_left: days } }: { paper: Paper }) {
  const t = useTexts(clinicTexts);
  const format = useFormat();
  if (status === 'being_checked' || status === 'not_held') return t(`papers.${status}`);
  if (end === null || days === null) return t('papers.open');
  const date = format.date(end);
  if (days < 0) return t('papers.ended', { date });
  return days <= DUE_DAYS ? t('papers.next', { date, days }) : t('papers.until', { date });
}
