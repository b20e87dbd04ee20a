import {
  type AuditFault,
  type AuditIntegrity,
  type ChainVerdict,
  readAuditIntegrity,
  verifyAuditLog,
} from '@travesia/contracts/audit';
import { type ReactNode, useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { problemText } from '../../../../lib/problem/problem-text.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { auditLogTexts } from '../texts.ts';
import { useFaultText } from '../use-fault-text.ts';

interface ChainCheckProps {
  onChecked: () => void;
  /** The page's heading, next to the button. */
  children: ReactNode;
}

/** What is known about the integrity of the log, and a button that verifies all of it. */
export function ChainCheck({ onChecked, children }: ChainCheckProps) {
  const t = useTexts(auditLogTexts);
  const locale = useLocale();
  const known = useCall(readAuditIntegrity);
  const [verdict, setVerdict] = useState<ChainVerdict | null>(null);
  const { busy, problem, run } = useAct();
  const check = () =>
    run(async () => {
      setVerdict(await sessionCall(verifyAuditLog));
      onChecked();
    });
  return (
    <div className="stack">
      <div className="admin-head">
        {children}
        <Button type="button" icon="shield-check" busy={busy} onClick={() => void check()}>
          {t('check.button')}
        </Button>
      </div>
      {verdict && !busy ? <Verdict verdict={verdict} /> : null}
      {!verdict && known.data ? <Known integrity={known.data} /> : null}
      {problem ? (
        <Notice tone="danger" role="alert" title={t('check.failed')}>
          <p>{problemText(locale, problem)}</p>
        </Notice>
      ) : null}
    </div>
  );
}

function Verdict({ verdict }: { verdict: ChainVerdict }) {
  const t = useTexts(auditLogTexts);
  const format = useFormat();
  const { ok, checked, faults, breaks, checked_at: at } = verdict;
  const sentence = useFaultText();
  const when = t('check.when', { at: format.instant(at, ownTimeZone()) });
  if (ok)
    return (
      <>
        <Notice tone="success" role="status" title={t('check.ok', { count: checked })}>
          <p className="small">{when}</p>
        </Notice>
        <Accepted integrity={verdict} />
      </>
    );
  const isNew = ({ accepted }: AuditFault) => !accepted;
  const open = breaks.filter(isNew);
  // What still shows and was noticed before is said once, with the time.
  const unnoticed = faults.filter(isNew).filter((fault) => !open.some((one) => isSame(one, fault)));
  return (
    <>
      <Notice tone="danger" role="alert" title={t('check.broken')}>
        <div className="stack">
          <ul>
            {unnoticed.map((fault) => (
              <li key={keyOf(fault)}>{sentence(fault)}</li>
            ))}
            <Breaks breaks={open} />
          </ul>
          <p>
            {t('check.intact', { count: checked })} {t('check.advice')}
          </p>
          <p className="small">{when}</p>
        </div>
      </Notice>
      <Accepted integrity={verdict} />
    </>
  );
}

const keyOf = ({ kind, number, until, entry_id: id }: AuditFault) => `${kind} ${number} ${until} ${id}`;
const isSame = (one: AuditFault, other: AuditFault) => keyOf(one) === keyOf(other);

/** What was noticed before anyone asked. */
function Known({ integrity }: { integrity: AuditIntegrity }) {
  const t = useTexts(auditLogTexts);
  const format = useFormat();
  const { ok, verified, breaks } = integrity;
  return (
    <>
      {ok ? null : (
        <Notice tone="danger" role="alert" title={t('check.broken')}>
          <div className="stack">
            <ul>
              <Breaks breaks={breaks.filter(({ accepted }) => !accepted)} />
              {verified && !verified.ok ? (
                <li>{t('check.last', { at: format.instant(verified.at, ownTimeZone()) })}</li>
              ) : null}
            </ul>
            <p>{t('check.advice')}</p>
          </div>
        </Notice>
      )}
      <Accepted integrity={integrity} />
    </>
  );
}

function Breaks({ breaks }: Pick<AuditIntegrity, 'breaks'>) {
  const t = useTexts(auditLogTexts);
  const format = useFormat();
  const sentence = useFaultText();
  return breaks.map((fault) => (
    <li key={`${fault.at} ${keyOf(fault)}`}>
      {t('check.noticed', { at: format.instant(fault.at, ownTimeZone()), what: sentence(fault) })}
    </li>
  ));
}

/** What an operator declared as known stays visible. */
function Accepted({ integrity: { acceptances } }: { integrity: Pick<AuditIntegrity, 'acceptances'> }) {
  const t = useTexts(auditLogTexts);
  const format = useFormat();
  if (acceptances.length === 0) return null;
  return (
    <Notice tone="warning" title={t('check.accepted')}>
      <ul>
        {acceptances.map(({ at, reason }) => (
          <li key={at}>{t('check.acceptance', { at: format.instant(at, ownTimeZone()), reason })}</li>
        ))}
      </ul>
    </Notice>
  );
}
