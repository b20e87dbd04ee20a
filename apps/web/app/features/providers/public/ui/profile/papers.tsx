import type { Clinician, ProviderDetail } from '@travesia/contracts/providers';
import type { Credential } from '@travesia/contracts/credentials';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../../../ui/badge/badge.tsx';
import { Disclosure, Facts } from '../../../../../ui/overlay/disclosure.tsx';
import { licencesInForce, PAPER_LOOKS } from '../../paper-view.ts';
import { providerTexts } from '../../texts.ts';
import { Section } from './section.tsx';

interface PapersProps {
  provider: ProviderDetail;
  clinicians: readonly Clinician[];
}

/** The evidence behind the badge: every paper with who issued it, for what, until when and the day we last looked. */
export function Papers({ provider, clinicians }: PapersProps) {
  const t = useTexts(providerTexts);
  return (
    <Section id="papers" heading={t('papers.heading')} lead={t('papers.lead')}>
      {provider.credentials.length === 0 ? <p className="muted">{t('papers.none')}</p> : null}
      <div className="provider-papers">
        {provider.credentials.map((paper, index) => (
          <Disclosure key={paper.id} boxed open={index === 0} summary={<PaperName paper={paper} />}>
            <PaperFacts paper={paper} />
          </Disclosure>
        ))}
        <Licences clinicians={clinicians} />
      </div>
    </Section>
  );
}

function PaperName({ paper }: { paper: Credential }) {
  const t = useTexts(providerTexts);
  return (
    <>
      <Badge {...PAPER_LOOKS[paper.status]}>{t(`paper.state.${paper.status}`)}</Badge>
      <span className="paper-name">
        {paper.kind === 'facility_licence'
          ? t(`paper.kind.${paper.kind}`)
          : t('paper.named', { kind: t(`paper.kind.${paper.kind}`), body: paper.body })}
      </span>
    </>
  );
}

/** What is known of a paper; what the register does not say is left out. */
function PaperFacts({ paper }: { paper: Credential }) {
  const t = useTexts(providerTexts);
  const format = useFormat();
  const date = (day: string | null) => (day === null ? null : format.date(day));
  const rows: (readonly [string, string | null])[] = [
    [t('paper.body'), paper.body],
    [t('paper.holder'), paper.holder],
    [t('paper.scope'), paper.scope],
    [t('paper.number'), paper.number],
    [t('paper.from'), date(paper.issued_on)],
    [t('paper.until'), date(paper.expires_on)],
    [t('paper.readOn'), date(paper.checked_on)],
  ];
  return (
    <>
      {paper.status === 'verified' ? null : <p className="small paper-said">{t(`paper.means.${paper.status}`)}</p>}
      <Facts items={rows.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]))} />
    </>
  );
}

/** The licences of all who treat there, as one line that opens to the names. */
function Licences({ clinicians }: { clinicians: readonly Clinician[] }) {
  const t = useTexts(providerTexts);
  const format = useFormat();
  if (clinicians.length === 0) return null;
  const { inForce, readOn } = licencesInForce(clinicians);
  const all = inForce.length === clinicians.length;
  const look = PAPER_LOOKS[all ? 'verified' : 'being_checked'];
  const summary = (
    <>
      <Badge {...look}>{t(all ? 'paper.state.verified' : 'paper.state.being_checked')}</Badge>
      <span className="paper-name">{t('papers.people', { inForce: inForce.length, count: clinicians.length })}</span>
    </>
  );
  return (
    <Disclosure boxed summary={summary}>
      {readOn ? <p className="small paper-said">{t('papers.peopleRead', { date: format.date(readOn) })}</p> : null}
      <Facts
        items={clinicians.map((person) => ({
          name: person.name,
          value: t('papers.person', {
            registry: person.registry ?? t('people.noRegistry'),
            state: t(`paper.state.${person.licence?.status ?? 'not_held'}`),
          }),
        }))}
      />
    </Disclosure>
  );
}
