import { type FavoriteListDetail, renameFavoriteList } from '@travesia/contracts/favorites';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { useView } from '../use-view.ts';
import { favoriteTexts } from '../texts.ts';
import { DeleteList } from './delete-list.tsx';
import { NameForm } from './name-form.tsx';
import { ShareList } from './share-list.tsx';

interface ListHeadProps {
  list: FavoriteListDetail;
  change: (change: (known: FavoriteListDetail) => FavoriteListDetail) => void;
}

/** The name of a list and its actions: share, rename, delete. */
export function ListHead({ list, change }: ListHeadProps) {
  const t = useTexts(favoriteTexts);
  const view = useView();
  const [open, setOpen] = useState<'share' | 'rename' | null>(null);
  const tools = useRef<HTMLDivElement>(null);
  const last = useRef<typeof open>(null);
  useEffect(() => {
    if (!open && last.current) tools.current?.querySelector<HTMLElement>(`[data-tool="${last.current}"]`)?.focus();
    last.current = open;
  }, [open]);
  const rename = async (name: string) => {
    const renamed = await sessionCall(renameFavoriteList, { params: { id: list.id }, query: view, body: { name } });
    change((known) => ({ ...known, name: renamed.name }));
    showToast(t('rename.done'));
    setOpen(null);
  };
  const toolOf = (tool: 'share' | 'rename') => ({
    type: 'button' as const,
    'data-tool': tool,
    'aria-expanded': open === tool,
    onClick: () => setOpen(open === tool ? null : tool),
  });
  return (
    <>
      <div className="row between saved-top">
        <div>
          <h1>{list.name}</h1>
          <p className="muted">{t('list.count', { count: list.item_count })}</p>
        </div>
        <div className="row no-print" ref={tools}>
          <Button icon="share-2" {...toolOf('share')}>
            {t(list.share ? 'share.openShared' : 'share.open')}
          </Button>
          <Button {...toolOf('rename')}>{t('rename.open')}</Button>
          {list.default ? null : <DeleteList list={list} />}
        </div>
      </div>
      {open === 'rename' ? (
        <NameForm
          id="rename-list"
          place={`list.${list.id}.name`}
          label={t('rename.label')}
          action={t('rename.do')}
          name={list.name}
          save={rename}
          cancel={() => setOpen(null)}
        />
      ) : null}
      {open === 'share' ? (
        <ShareList
          list={list}
          changed={(share) => change((known) => ({ ...known, share, shared: share !== null }))}
          close={() => setOpen(null)}
        />
      ) : null}
    </>
  );
}
