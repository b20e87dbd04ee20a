import { type Incident, moveIncident } from '@travesia/contracts/aftercare';
import { useState } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { aftercareTexts } from '../texts.ts';
import { NoteDialog, type NoteKind } from './note-dialog.tsx';

interface IncidentActsProps {
  incident: Incident;
  isPatient?: boolean;
  onChanged: (incident: Incident) => void;
}

/** What a user may do with an incident now. */
export function IncidentActs({ incident, isPatient = false, onChanged }: IncidentActsProps) {
  const t = useTexts(aftercareTexts);
  const [writing, setWriting] = useState<NoteKind | null>(null);
  const { busy, fault, run } = useAct();
  const { actions, id, version } = incident;
  if (actions.length === 0) return null;
  const move = async (action: 'acknowledge' | 'reopen') => {
    const moved = await run(() => sessionCall(moveIncident, { params: { id }, body: { version, action } }));
    if (!moved) return;
    onChanged(moved);
    showToast(t('act.done'));
  };
  const may = (action: Incident['actions'][number]) => actions.includes(action);
  return (
    <div className="stack">
      <p className="row">
        {may('acknowledge') ? (
          <Button type="button" variant="primary" icon="check" busy={busy} onClick={() => void move('acknowledge')}>
            {t('act.acknowledge')}
          </Button>
        ) : null}
        {may('resolve') ? (
          <Button type="button" variant="primary" icon="circle-check" onClick={() => setWriting('resolve')}>
            {t('act.resolve')}
          </Button>
        ) : null}
        {may('note') ? (
          <Button type="button" icon="message-circle" onClick={() => setWriting('shared')}>
            {t(isPatient ? 'act.reply' : 'act.write')}
          </Button>
        ) : null}
        {may('note') && !isPatient ? (
          <Button type="button" icon="lock" onClick={() => setWriting('internal')}>
            {t('act.internal')}
          </Button>
        ) : null}
        {may('reopen') ? (
          <Button type="button" variant="quiet" icon="rotate-ccw" busy={busy} onClick={() => void move('reopen')}>
            {t('act.reopen')}
          </Button>
        ) : null}
      </p>
      {fault ? (
        <Notice tone="danger" role="alert">
          {fault}
        </Notice>
      ) : null}
      {writing ? (
        <NoteDialog
          key={writing}
          kind={writing}
          incident={incident}
          isPatient={isPatient}
          onChanged={onChanged}
          onClose={() => setWriting(null)}
        />
      ) : null}
    </div>
  );
}
