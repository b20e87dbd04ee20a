import { type AdminProvider, type BulkAction, type BulkOutcome, decideProviders } from '@travesia/contracts/providers';
import { useState } from 'react';
import { ReasonDialog } from '../../../contexts/index.ts';
import type { Chosen } from '../../../../lib/list/use-chosen.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { adminProviderTexts } from '../texts.ts';

interface BulkBarProps {
  picked: readonly AdminProvider[];
  chosen: Chosen;
  /** Called with the result, or with null if it is unknown. */
  onDecided: (outcome: BulkOutcome | null) => void;
}

const ACTIONS = ['verify', 'submit'] as const satisfies BulkAction[];

/** Bulk actions for the selected clinics, each with how many of them it applies to. */
export function BulkBar({ picked, chosen, onDecided }: BulkBarProps) {
  const t = useTexts(adminProviderTexts);
  const [asking, setAsking] = useState<BulkAction | null>(null);
  const { busy, problem, fault, run, forget } = useAct();
  const ready = (action: BulkAction) => picked.filter(({ actions }) => actions.includes(action));
  const offered = ACTIONS.filter((action) => ready(action).length > 0);
  const decide = (action: BulkAction, reason: string) =>
    run(async () => {
      try {
        const items = ready(action).map(({ id, version }) => ({ id, version }));
        onDecided(await sessionCall(decideProviders, { body: { action, reason, items } }));
      } catch (error) {
        onDecided(null);
        throw error;
      }
    });
  return (
    <div className="admin-bulk">
      <span role="status" className="strong num">
        {t('bulk.chosen', { count: picked.length })}
      </span>
      {offered.map((action) => (
        <Button key={action} type="button" size="small" onClick={() => setAsking(action)}>
          {t(`bulk.${action}`, { count: ready(action).length })}
        </Button>
      ))}
      {offered.length === 0 ? <span className="muted">{t('bulk.nothing')}</span> : null}
      {chosen.isAll ? null : (
        <Button type="button" size="small" variant="quiet" onClick={chosen.toggleAll}>
          {t('bulk.all')}
        </Button>
      )}
      <Button type="button" size="small" variant="quiet" onClick={chosen.clear}>
        {t('bulk.none')}
      </Button>
      {asking ? (
        <ReasonDialog
          place={`providers.${asking}`}
          title={t(`bulk.ask.${asking}`, { count: ready(asking).length })}
          explain={t(`bulk.explain.${asking}`, { left: picked.length - ready(asking).length })}
          submit={t(`bulk.${asking}`, { count: ready(asking).length })}
          busy={busy}
          fault={fault}
          problem={problem}
          onSubmit={(reason) => decide(asking, reason)}
          onClose={() => {
            setAsking(null);
            forget();
          }}
        />
      ) : null}
    </div>
  );
}
