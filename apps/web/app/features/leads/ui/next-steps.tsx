import { ANSWER_WORKING_DAYS, KEPT_MONTHS } from '@travesia/contracts/leads';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useSite } from '../../../lib/site/site.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { leadTexts } from '../texts.ts';

type Kind = keyof typeof KEPT_MONTHS;

/** What happens after sending, how long data is kept, and how to withdraw. */
export function NextSteps({ kind, level = 2 }: { kind: Kind; level?: 2 | 3 }) {
  const t = useTexts(leadTexts);
  const { demo } = useSite();
  const Heading = `h${level}` as const;
  const steps = demo
    ? [t('next.demoFirst'), t('next.demo')]
    : [t(`next.${kind}.first`), t(`next.${kind}.second`, { days: ANSWER_WORKING_DAYS }), t(`next.${kind}.third`)];
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

/** Demo notice, shown before anything is typed: there will be no answer. */
export function DemoNotice() {
  const t = useTexts(leadTexts);
  const { demo } = useSite();
  if (!demo) return null;
  return (
    <Notice tone="warning" title={t('demo.title')}>
      <p>{t('demo.text')}</p>
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
