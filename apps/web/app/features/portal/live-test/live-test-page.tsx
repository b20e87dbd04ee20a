import { liveEcho } from '@travesia/contracts/kit';
import { useState } from 'react';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { liveSince, liveSocket, sayLive } from '../../../lib/live/live.ts';
import { useLiveState } from '../../../lib/live/use-live.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextArea } from '../../../ui/field/text-field.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { PortalPage } from '../portal-page.tsx';
import { FrameTable } from './frame-table.tsx';
import { liveTestTexts } from './texts.ts';
import { type LoggedFrame, useLiveLog } from './use-live-log.ts';

/** `/ws-test`: whether the live socket reaches this browser. */
export function LiveTestPage() {
  const t = useTexts(liveTestTexts);
  return (
    <PortalPage title={t('title')} description={t('description')}>
      <div className="bench">
        <header>
          <h1>{t('title')}</h1>
          <p className="measure muted">{t('lead')}</p>
        </header>
        <Diagnostics />
      </div>
    </PortalPage>
  );
}

function Diagnostics() {
  const t = useTexts(liveTestTexts);
  const format = useFormat();
  const state = useLiveState();
  const log = useLiveLog();
  const [ms, setMs] = useState<number | null>(null);
  const [fault, setFault] = useState<'echo.failed' | 'copyFailed' | null>(null);
  const [isMeasuring, setMeasuring] = useState(false);
  const [report, setReport] = useState<string | null>(null);
  const measure = async () => {
    setMeasuring(true);
    const began = performance.now();
    const answer = await sayLive(liveEcho, { text: 'ping' });
    setMs(answer?.ok ? Math.round(performance.now() - began) : null);
    setFault(answer?.ok ? null : 'echo.failed');
    setMeasuring(false);
  };
  const copy = async () => {
    const text = reportOf(state, ms, log);
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setReport(isCopied ? null : text);
    setFault(isCopied ? null : 'copyFailed');
    if (isCopied) showToast(t('copied'));
  };
  return (
    <>
      <dl className="account-facts">
        <dt>{t('state')}</dt>
        <dd>
          <span role="status">{t(`state.${state}`)}</span>
        </dd>
        <dt>{t('since')}</dt>
        <dd>{format.instant(new Date(liveSince()).toISOString(), ownTimeZone())}</dd>
        <dt>{t('latency')}</dt>
        <dd>{ms === null ? t('latency.none') : t('latency.value', { ms })}</dd>
      </dl>
      <div className="row">
        <Button type="button" variant="primary" busy={isMeasuring} onClick={() => void measure()}>
          {t('echo')}
        </Button>
        <Button type="button" icon="rotate-ccw" onClick={() => liveSocket()?.reconnect()}>
          {t('reconnect')}
        </Button>
        <Button type="button" icon="wifi-off" onClick={() => liveSocket()?.drop()}>
          {t('drop')}
        </Button>
        <Button type="button" icon="copy" onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
      {fault ? (
        <Notice tone="warning" role="alert">
          {t(fault)}
        </Notice>
      ) : null}
      {report === null ? null : <TextArea name="report" label={t('report')} value={report} readOnly rows={8} />}
      <FrameTable frames={log} />
    </>
  );
}

/** What support reads: ids and numbers of events, nothing that anybody wrote. */
const reportOf = (state: string, ms: number | null, log: readonly LoggedFrame[]): string =>
  JSON.stringify(
    {
      state,
      since: new Date(liveSince()).toISOString(),
      round_trip_ms: ms,
      online: navigator.onLine,
      browser: navigator.userAgent,
      updates: log.map(({ at, type, stream, seq }) => ({ at, type, stream, seq })),
    },
    null,
    2,
  );
