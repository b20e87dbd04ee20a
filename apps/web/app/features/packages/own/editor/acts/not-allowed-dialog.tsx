import { listStaff } from '@travesia/contracts/teams';
import { useEffect, useRef } from 'react';
import { useCall } from '../../../../../lib/calls/use-call.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../../ui/action/button.tsx';
import { staffCalls } from '../../../../teams/index.ts';
import { editorTexts } from '../texts.ts';

/** Says who can publish, to those who can't. */
export function NotAllowedDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(editorTexts);
  const format = useFormat();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { data } = useCall(listStaff);
  const names = (data?.data ?? [])
    .filter(({ role }) => staffCalls.abilities(role).includes('packages.publish'))
    .flatMap(({ name }) => (name ? [name] : []));
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="pe-not-allowed" onClose={onClose}>
      <div className="stack">
        <h2 id="pe-not-allowed" className="dialog-title">
          {t('notAllowed.heading')}
        </h2>
        <p>{t('notAllowed.text')}</p>
        {names.length ? <p>{t('notAllowed.who', { names: format.list(names, 'disjunction') })}</p> : null}
        <p className="muted">{t('notAllowed.saved')}</p>
        <div className="dialog-actions">
          <Button type="button" onClick={() => dialog.current?.close()}>
            {t('close')}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
