import { type ChainVerdict, verifyAuditLog } from '@travesia/contracts/audit';
import { useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { problemText } from '../../../../lib/problem/problem-text.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { auditLogTexts } from '../texts.ts';

/** Verifies the hash chain of the log and shows the result: all entries intact, or the first that is not. */
export function ChainCheck({ onChecked }: { onChecked: () => void }) {
  const t = useTexts(auditLogTexts);
  const locale = useLocale();
  const [verdict, setVerdict] = useState<ChainVerdict | null>(null);
  const { busy, problem, run } = useAct();
  const check = () =>
    run(async () => {
      setVerdict(await sessionCall(verifyAuditLog));
      onChecked();
    });
  return (
    <div className="stack chain-check">
      <Button type="button" variant="primary" icon="shield-check" busy={busy} onClick={() => void check()}>
        {t('check.button')}
      </Button>
      {verdict && !busy ? <Verdict verdict={verdict} /> : null}
      {problem ? (
        <Notice tone="danger" role="alert" title={t('check.failed')}>
          <p>{problemText(locale, problem)}</p>
        </Notice>
      ) : null}
    </div>
  );
}

function Verdict({ verdict: { ok, checked, fault, checked_at: at } }: { verdict: ChainVerdict }) {
  const t = useTexts(auditLogTexts);
  const format = useFormat();
  const when = t('check.when', { at: format.instant(at, ownTimeZone()) });
  if (ok || !fault)
    return (
      <Notice tone="success" role="status" title={t('check.ok', { count: checked })}>
        <p className="small">{when}</p>
      </Notice>
    );
  return (
    <Notice tone="danger" role="alert" title={t('check.broken')}>
      <p>
        {t(`check.${fault.kind}`, { number: fault.number ?? 0 })} {t('check.before', { count: checked })}
      </p>
      <p className="small">{when}</p>
    </Notice>
  );
}
