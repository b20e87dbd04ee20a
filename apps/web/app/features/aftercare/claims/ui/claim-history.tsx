import type { Claim, ClaimStatement } from '@travesia/contracts/aftercare';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { MessageFiles } from '../../../support/index.ts';
import { readEvidence } from '../files.ts';
import { claimsTexts } from '../texts.ts';
import { historyOf } from './history-of.ts';

const TOLD = [
  'open',
  'answer',
  'propose',
  'accept',
  'ask_decision',
  'escalate',
  'decide',
  'appeal',
  'decide_appeal',
  'close',
  'withdraw',
  'remind',
  'alert',
  'alert_appeal',
] as const;
const isTold = (action: string): action is (typeof TOLD)[number] => TOLD.some((one) => one === action);

/** What happened and what was written, oldest first. */
export function ClaimHistory({ claim, isOwn }: { claim: Claim; isOwn: boolean }) {
  const t = useTexts(claimsTexts);
  const format = useFormat();
  const sideOf = (by: ClaimStatement['by']) => t(isOwn && by === 'patient' ? 'said.you' : `said.${by}`);
  return (
    <section className="portal-section stack" aria-labelledby="statements">
      <h2 id="statements">{t('statements')}</h2>
      <ol className="claim-said">
        {historyOf(claim).map(({ at, action, by, statement }) => (
          <li key={`${at} ${action}`}>
            <p className="row">
              <strong>{sideOf(by)}</strong>
              <span>{isTold(action) ? t(`did.${action}`) : action}</span>
              {statement?.amount ? <span className="num strong">{format.money(statement.amount)}</span> : null}
              <time className="small muted num" dateTime={at}>
                {format.instant(at, ownTimeZone())}
              </time>
            </p>
            {statement?.text ? <p className="claim-text">{statement.text}</p> : null}
            {statement ? <MessageFiles files={statement.files} read={readEvidence(claim.journey.id)} /> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
