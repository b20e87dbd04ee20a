import { ANSWER_WORKING_DAYS, KEPT_MONTHS } from '@travesia/contracts/leads';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useSite } from '../../../lib/site/site.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { leadTexts } from '../texts.ts';

type Kind = keyof typeof KEPT_MONTHS;

interface NextStepsProps {
  kind: Kind;
  level?: 2 | 3;
  /** The clinic that answers; null if the team does. */
  clinic?: { name: string; minutes: number | null } | null;
}

const HOUR_MINUTES = 60;

/** What happens after sending, how long data is kept, and how to withdraw. */
export function NextSteps({ kind, level = 2, clinic = null }: NextStepsProps) {
  const t = useTexts(leadTexts);
  const { demo } = useSite();
  const Heading = `h${level}` as const;
  const days = ANSWER_WORKING_DAYS;
  const usual = clinic?.minutes ? t('next.clinic.usual', { hours: Math.ceil(clinic.minutes / HOUR_MINUTES) }) : null;
  const second = clinic
    ? [t('next.clinic.second', { clinic: clinic.name, days }), usual].filter(Boolean).join(' ')
    : t(`next.${kind}.second`, { days });
  const steps = demo
    ? [t('next.demoFirst'), t(clinic ? 'next.demo' : 'next.demoTeam')]
    : [t(`next.${kind}.first`), second, t(`next.${kind}.third`)];
  return (
    <section className="lead-next stack">
      <Heading>{t('next.heading')}</Heading>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="small muted">
        {t.rich('next.kept', { link: <LocalLink to="/contact?topic=privacy" /> }, { months: KEPT_MONTHS[kind] })}
      </p>
    </section>
  );
}

/** Demo notice, shown before anything is typed: who can read it, and that no answer is promised. */
export function DemoNotice({ isToClinic = false }: { isToClinic?: boolean }) {
  const t = useTexts(leadTexts);
  const { demo } = useSite();
  if (!demo) return null;
  return (
    <Notice tone="warning" title={t(isToClinic ? 'demo.title' : 'demo.teamTitle')}>
      <p>{t(isToClinic ? 'demo.text' : 'demo.teamText')}</p>
    </Notice>
  );
}

/** For people who need help now rather than an answer in days. */
export function UrgentNote() {
  const t = useTexts(leadTexts);
  return (
    <Notice tone="danger" icon="phone" title={t('urgent.title')}>
      <p>{t('urgent.text')}</p>
    </Notice>
  );
}
