import { createFavoriteList, type FavoriteList } from '@travesia/contracts/favorites';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { useView } from '../use-view.ts';
import { favoriteTexts } from '../texts.ts';
import { NameForm } from './name-form.tsx';

/** A button that turns into the form for a new list. */
export function NewList({ made }: { made: (list: FavoriteList) => void }) {
  const t = useTexts(favoriteTexts);
  const view = useView();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!open && wasOpen.current) button.current?.querySelector('button')?.focus();
    wasOpen.current = open;
  }, [open]);
  const create = async (name: string) => {
    const list = await sessionCall(createFavoriteList, { query: view, body: { name } });
    made(list);
    showToast(t('new.made', { name: list.name }));
    setOpen(false);
  };
  return open ? (
    <NameForm
      id="new-list"
      place="list.new"
      label={t('new.label')}
      action={t('new.do')}
      save={create}
      cancel={() => setOpen(false)}
    />
  ) : (
    <div ref={button}>
      <Button type="button" icon="plus" onClick={() => setOpen(true)}>
        {t('new.open')}
      </Button>
    </div>
  );
}
