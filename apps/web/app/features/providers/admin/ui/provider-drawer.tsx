import { getAdminProvider } from '@travesia/contracts/providers';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { IconButton } from '../../../../ui/action/button.tsx';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { LinesLoading } from '../../../../lib/workbench/screen/failed.tsx';
import { useQueryHref } from '../../../../lib/list/use-query-href.ts';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { CredentialTrail } from '../../../credentials/index.ts';
import { adminProviderTexts } from '../texts.ts';
import { DecideButtons } from './decide-buttons.tsx';
import { ProviderFacts } from './provider-facts.tsx';
import { OperationMark, VerificationMark } from './status-badges.tsx';

interface ProviderDrawerProps {
  id: string;
  onChanged: () => void;
}

/** A clinic beside the list: why it is verified, who owns it, and the available actions. Escape closes it. */
export function ProviderDrawer({ id, onChanged }: ProviderDrawerProps) {
  const t = useTexts(adminProviderTexts);
  const language = useLocale();
  const href = useQueryHref();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, problem, reload } = useCall(getAdminProvider, { params: { id }, query: { language } });
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const close = () => {
    document.getElementById(`provider-${id}`)?.focus();
    void navigate(href({ open: null }), { preventScrollReset: true });
  };
  useEscape(close);
  return (
    <aside className="admin-drawer" aria-label={data?.name ?? t('drawer.label')}>
      <div className="admin-drawer-head">
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {data?.name ?? t('drawer.label')}
          </h2>
          {data ? (
            <p className="small muted">{[data.city, data.country.name, data.type.name].filter(Boolean).join(' · ')}</p>
          ) : null}
        </div>
        <IconButton type="button" icon="x" label={t('drawer.close')} onClick={close} />
      </div>
      {problem && !data ? <FailedLoad problem={problem} retry={reload} /> : null}
      {data ? (
        <>
          <div className="row admin-drawer-marks">
            <VerificationMark status={data.verification_status} />
            <OperationMark status={data.operational_status} />
            <ScreenLink to={`/admin/providers/${id}`} className="btn btn-secondary btn-small">
              {t('drawer.open')}
            </ScreenLink>
          </div>
          <div className="admin-drawer-body stack">
            <CredentialTrail provider={data} />
            <ProviderFacts provider={data} />
          </div>
          <DecideButtons
            provider={data}
            onChanged={() => {
              void reload();
              onChanged();
            }}
          />
        </>
      ) : problem ? null : (
        <LinesLoading />
      )}
    </aside>
  );
}

/** Escape closes the drawer, unless a dialog is open over it. */
function useEscape(close: () => void): void {
  const latest = useEffectEvent(close);
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) latest();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
