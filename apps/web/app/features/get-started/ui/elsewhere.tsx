import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LinkButton } from '../../../ui/action/button.tsx';
import { type Branch, startAddress } from '../answers.ts';
import type { StartData } from '../load-start.ts';
import { startTexts } from '../texts.ts';

const WAYS: Readonly<Record<Branch, { first: string; second: string; back: 'who' | 'goal' }>> = {
  clinic: { first: '/directory', second: '/contact?topic=partnership', back: 'who' },
  network: { first: '/contact?topic=partnership', second: '/directory', back: 'who' },
  mind: { first: '/services/mental-health', second: '/treatments/rehab-28d', back: 'goal' },
};

/** For clinics, organizations and people who need other help: where to start. */
export function Elsewhere({ branch, data }: { branch: Branch; data: StartData }) {
  const t = useTexts(startTexts);
  const path = useLocalPath();
  const { first, second, back } = WAYS[branch];
  return (
    <div className="start-step stack-wide">
      <h1>{t(`elsewhere.${branch}.title`)}</h1>
      <p className="lead">{t(`elsewhere.${branch}.lead`)}</p>
      <p className="measure">{t(`elsewhere.${branch}.text`)}</p>
      <div className="row">
        <LinkButton variant="primary" size="large" href={path(first)}>
          {t(`elsewhere.${branch}.first`)}
        </LinkButton>
        <LinkButton variant="secondary" size="large" href={path(second)}>
          {t(`elsewhere.${branch}.second`)}
        </LinkButton>
        <LinkButton variant="quiet" icon="arrow-left" href={path(startAddress(data.answers, back))}>
          {t('next.back')}
        </LinkButton>
      </div>
    </div>
  );
}
