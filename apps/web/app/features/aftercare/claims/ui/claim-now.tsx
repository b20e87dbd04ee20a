import type { Claim, ClaimAction } from '@travesia/contracts/aftercare';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { claimsTexts } from '../texts.ts';

interface ClaimNowProps {
  claim: Claim;
  /** Whether the reader is its patient. */
  isOwn: boolean;
}

/** How a claim stands: what was offered or decided, whose turn it is and until when. */
export function ClaimNow({ claim, isOwn }: ClaimNowProps) {
  const t = useTexts(claimsTexts);
  const result = useResult(claim);
  const now = useNow(claim, isOwn);
  const isRefunded = isOwn && claim.status === 'closed' && (claim.decided?.amount ?? 0) > 0;
  return (
    <Notice
      tone={claim.overdue ? 'warning' : 'info'}
      icon={claim.overdue ? 'clock-alert' : 'scale'}
      title={result ?? undefined}
    >
      <p>{now}</p>
      {isRefunded ? <p>{t('refund.own')}</p> : null}
    </Notice>
  );
}

/** What was decided, else what the clinic offers. */
function useResult({ outcome, decided, status, proposed }: Claim): string | null {
  const t = useTexts(claimsTexts);
  const format = useFormat();
  if (outcome) {
    const sum = decided && decided.amount > 0 ? format.money(decided) : null;
    return [`${t('outcome')}: ${t(`outcome.${outcome}`)}`, sum].filter(Boolean).join(' · ');
  }
  const isOffered = status === 'proposed' || status === 'settled';
  return isOffered && proposed ? t('offered', { amount: format.money(proposed) }) : null;
}

/** What readers of the team and the clinic do next, most urgent first. */
const OWN_STEPS = ['answer', 'propose', 'decide', 'decide_appeal'] as const satisfies readonly ClaimAction[];

/** Whose turn it is and until when, in a sentence. */
function useNow({ status, turn, due_at: due, overdue, actions }: Claim, isOwn: boolean): string {
  const t = useTexts(claimsTexts);
  const format = useFormat();
  const until = { due: due ? format.instant(due, ownTimeZone()) : '' };
  if (status === 'decided') return t('now.decided', until);
  if (status === 'settled' || status === 'closed' || status === 'withdrawn') return t(`now.${status}`);
  const late = overdue ? ` ${t('now.late')}` : '';
  const step = OWN_STEPS.find((one) => actions.includes(one));
  if (step) return `${t(`now.do.${step}`, until)}${late}`;
  if (turn === 'patient') return t(isOwn ? 'now.you' : 'now.patient', until);
  if (turn === 'team') return `${t('now.team', until)}${late}`;
  return `${t(status === 'open' ? 'now.clinic' : 'now.clinic.propose', until)}${late}`;
}
