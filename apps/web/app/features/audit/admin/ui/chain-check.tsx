import type { ChainVerdict } from '@travesia/contracts/audit';
import type { Problem } from '@travesia/contracts/kit';
import { useState } from 'react';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../../../lib/problem/problem-error.ts';
import { problemText } from '../../../../lib/problem/problem-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { auditLogTexts } from '../texts.ts';
import { checkChain } from '../use-audit-log.ts';

/** Has the chain of the log checked and says what was found: every entry as it was written, or the first that is not. */
export function ChainCheck({ onChecked }: { onChecked: () => void }) {
  const t = useTexts(auditLogTexts);
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [verdict, setVerdict] = useState<ChainVerdict | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const check = async () => {
    setBusy(true);
    setProblem(null);
    try {
      setVerdict(await checkChain());
      onChecked();
    } catch (error) {
      setProblem(problemOf(error) ?? null);
    } finally {
      setBusy(false);
    }
  };
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
