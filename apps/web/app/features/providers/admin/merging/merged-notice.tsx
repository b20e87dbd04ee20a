import { type AdminProviderDetail, splitProvider } from '@travesia/contracts/providers';
import { useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { ReasonDialog } from '../../../contexts/index.ts';
import { mergingTexts } from './texts.ts';

interface MergedNoticeProps {
  provider: AdminProviderDetail;
  onChanged: () => void;
}

/** What a clinic is part of, with the way to undo it, and which clinics are part of it. */
export function MergedNotice({ provider, onChanged }: MergedNoticeProps) {
  const t = useTexts(mergingTexts);
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { busy, problem, fault, run, forget } = useAct();
  const { id, name, merged, merged_into: into, actions } = provider;
  const day = (at: string) => format.dayOf(at, ownTimeZone());
  return (
    <>
      {into ? (
        <Notice icon="building-2" title={t('notice.into', { day: day(into.at) })}>
          <p>
            <ScreenLink to={`/admin/providers/${into.id}`}>{into.name}</ScreenLink>
          </p>
          <p className="muted">{into.reason}</p>
          {actions.includes('split') ? (
            <Button type="button" size="small" onClick={() => setAsking(true)}>
              {t('split.act')}
            </Button>
          ) : null}
        </Notice>
      ) : null}
      {merged.length ? (
        <Notice icon="building-2" title={t('notice.merged')}>
          <ul>
            {merged.map((one) => (
              <li key={one.id}>
                <ScreenLink to={`/admin/providers/${one.id}`}>{one.name}</ScreenLink>, {day(one.at)}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {isAsking && into ? (
        <ReasonDialog
          place={`provider.${id}.split`}
          title={t('split.title', { name, into: into.name })}
          explain={t('split.explain', { name, into: into.name })}
          submit={t('split.act')}
          isDangerous
          busy={busy}
          fault={fault}
          problem={problem}
          onSubmit={(reason) =>
            run(async () => {
              try {
                await sessionCall(splitProvider, { params: { id }, body: { reason } });
                showToast(t('split.done', { name }));
              } finally {
                onChanged();
              }
            })
          }
          onClose={() => {
            setAsking(false);
            forget();
          }}
        />
      ) : null}
    </>
  );
}
