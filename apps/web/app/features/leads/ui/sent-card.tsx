import type { KEPT_MONTHS } from '@travesia/contracts/leads';
import type { ReactNode } from 'react';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../lib/site/site.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { leadTexts } from '../texts.ts';
import { NextSteps } from './next-steps.tsx';

interface SentCardProps {
  kind: keyof typeof KEPT_MONTHS;
  reference: string;
  /** The clinic that answers; null if the team does. */
  clinic?: { name: string; minutes: number | null } | null;
  /** Where to continue, without language prefix. */
  back: { to: string; label: string };
  /** What was asked about, and what to prepare. */
  children?: ReactNode;
}

/** Shown after sending: the reference and next steps. Also clears the draft in the browser. */
export function SentCard({ kind, reference, clinic = null, back, children }: SentCardProps) {
  const t = useTexts(leadTexts);
  const path = useLocalPath();
  const { demo } = useSite();
  return (
    <div className="lead-sent stack-wide" data-enhance="keep-draft" data-draft={kind}>
      <p className="lead-mark" aria-hidden="true">
        <Icon name="check" />
      </p>
      <h1>{t(`sent.${kind}`)}</h1>
      <p className="lead">
        {t.rich('sent.reference', { b: <strong className="num" /> }, { reference })}{' '}
        {demo ? t('sent.demoMail') : t('sent.mail')}
      </p>
      {children}
      <NextSteps kind={kind} clinic={clinic} />
      <p className="row">
        <LinkButton href={path(back.to)} variant="primary">
          {back.label}
        </LinkButton>
      </p>
    </div>
  );
}
