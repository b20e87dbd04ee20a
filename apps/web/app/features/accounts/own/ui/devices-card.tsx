import type { Session } from '@travesia/contracts/accounts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { problemText } from '../../../../lib/problem/problem-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { accountTexts } from '../texts.ts';
import { type Devices, useDevices } from '../use-devices.ts';

/** Signed-in devices: sign out one, or all others at once. */
export function DevicesCard() {
  const t = useTexts(accountTexts);
  const known = useDevices();
  const { devices, ending, endOthers } = known;
  return (
    <section
      className="card card-padded stack"
      aria-labelledby="devices"
      aria-busy={(devices === null && !known.problem) || undefined}
    >
      <h2 id="devices">{t('devices.heading')}</h2>
      <p className="muted">{t('devices.text')}</p>
      <Failure known={known} />
      {devices ? (
        <ul className="device-list">
          {devices.map((device) => (
            <Device key={device.id} device={device} known={known} />
          ))}
        </ul>
      ) : known.problem ? null : (
        <div>
          <p role="status" className="sr-only">
            {t('devices.loading')}
          </p>
          <Skeleton height="4.5em" />
        </div>
      )}
      {devices && devices.length > 1 ? (
        <Button
          type="button"
          className="device-end-all"
          busy={ending === 'others'}
          onClick={() => void endOthers().then((done) => done && showToast(t('devices.othersEnded')))}
        >
          {t('devices.endOthers')}
        </Button>
      ) : null}
    </section>
  );
}

function Failure({ known: { devices, problem, load } }: { known: Devices }) {
  const t = useTexts(accountTexts);
  const locale = useLocale();
  if (!problem) return null;
  return (
    <Notice tone="danger" role="alert" title={devices ? t('devices.notEnded') : t('devices.failed')}>
      <p>{problemText(locale, problem)}</p>
      <p className="notice-actions">
        <Button type="button" size="small" onClick={() => void load()}>
          {t('devices.again')}
        </Button>
      </p>
    </Notice>
  );
}

function Device({ device, known: { ending, end } }: { device: Session; known: Devices }) {
  const t = useTexts(accountTexts);
  const format = useFormat();
  const name = device.device || t('devices.unnamed');
  const { place, network } = device;
  return (
    <li className="device">
      <div>
        <p className="strong">
          {name} {device.current ? <Badge tone="primary">{t('devices.current')}</Badge> : null}
        </p>
        <p className="small muted">
          {place ? t('devices.from', { place, network }) : t('devices.network', { network })}
        </p>
        <p className="small muted">
          {t('devices.lastUsed', { instant: format.instant(device.last_seen_at, ownTimeZone()) })}
        </p>
      </div>
      {device.current ? null : (
        <Button
          type="button"
          size="small"
          aria-label={t('devices.endLabel', { device: name })}
          busy={ending === device.id}
          onClick={() => void end(device.id).then((done) => done && showToast(t('devices.ended')))}
        >
          {t('devices.end')}
        </Button>
      )}
    </li>
  );
}
