import { deleteFavoriteList, type FavoriteListDetail } from '@travesia/contracts/favorites';
import { useRef } from 'react';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { favoriteTexts } from '../texts.ts';
import { FailedAct } from './failed-load.tsx';

/** Deletes a list after stating what is deleted with it. */
export function DeleteList({ list }: { list: FavoriteListDetail }) {
  const t = useTexts(favoriteTexts);
  const path = useLocalPath();
  const dialog = useRef<HTMLDialogElement>(null);
  const { busy, problem, run } = useAct();
  const remove = () =>
    run(async () => {
      await sessionCall(deleteFavoriteList, { params: { id: list.id } });
      location.replace(path('/favorites'));
    });
  return (
    <>
      <Button type="button" variant="quiet" onClick={() => dialog.current?.showModal()}>
        {t('delete.open')}
      </Button>
      <dialog ref={dialog} className="dialog" aria-labelledby="delete-list" aria-describedby="delete-list-what">
        <div className="dialog-head">
          <h2 id="delete-list" className="dialog-title">
            {t('delete.title', { name: list.name })}
          </h2>
        </div>
        <p id="delete-list-what">{t(list.share ? 'delete.textShared' : 'delete.text', { count: list.item_count })}</p>
        <FailedAct problem={problem} />
        <div className="dialog-actions">
          <Button type="button" onClick={() => dialog.current?.close()}>
            {t('cancel')}
          </Button>
          <Button type="button" variant="danger" busy={busy} onClick={() => void remove()}>
            {t('delete.do')}
          </Button>
        </div>
      </dialog>
    </>
  );
}
