import { archiveRoom, listRooms, orderRooms, restoreRoom, type Room, type Rooms } from '@travesia/contracts/providers';
import { useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import type { Loaded } from '../../../../lib/calls/loaded.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../../lib/screen/act-problem.tsx';
import { ConfirmDialog } from '../../../../lib/screen/confirm-dialog.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { ConfigurationPage } from '../configuration/configuration-page.tsx';
import { useOrder } from '../order/use-order.tsx';
import { RoomDialog } from './room-dialog.tsx';
import { RoomRow } from './room-row.tsx';
import { roomsTexts } from './texts.ts';

/** `/provider/configuration/rooms`: the rooms and beds that calendars reserve. */
export function RoomsPage() {
  const t = useTexts(roomsTexts);
  return (
    <ConfigurationPage section="rooms" title={t('title')} description={t('description')}>
      <AllRooms />
    </ConfigurationPage>
  );
}

function AllRooms() {
  const t = useTexts(roomsTexts);
  const language = useLocale();
  const rooms = useCall(listRooms, { query: { language } }, { keep: true });
  const [open, setOpen] = useState<Room | 'new' | null>(null);
  return (
    <LoadState loaded={rooms}>
      {(known) => {
        const add = known.actions.includes('add') ? (
          <Button type="button" variant="primary" icon="plus" onClick={() => setOpen('new')}>
            {t('add')}
          </Button>
        ) : null;
        return (
          <>
            <div className="people-head">
              <p className="muted measure">{t('lead')}</p>
              {known.data.length > 0 ? add : null}
            </div>
            {known.actions.length === 0 ? <Notice icon="lock">{t('mayNot')}</Notice> : null}
            {known.data.length === 0 ? (
              <EmptyState title={t('none.title')} action={add}>
                {t('none.text')}
              </EmptyState>
            ) : (
              <Lists rooms={rooms} known={known} edit={setOpen} />
            )}
            {open ? (
              <RoomDialog
                room={open === 'new' ? null : open}
                choices={known.treatment_choices}
                reload={rooms.reload}
                onClose={() => setOpen(null)}
              />
            ) : null}
          </>
        );
      }}
    </LoadState>
  );
}

interface ListsProps {
  rooms: Loaded<Rooms>;
  known: Rooms;
  edit: (room: Room) => void;
}

function Lists({ rooms, known, edit }: ListsProps) {
  const t = useTexts(roomsTexts);
  const language = useLocale();
  const [leaving, setLeaving] = useState<Room | null>(null);
  const { doing, problem, run } = useAct();
  const { move, told } = useOrder({
    loaded: rooms,
    isPlaced: ({ active }) => active,
    save: (ids) => sessionCall(orderRooms, { query: { language }, body: { ids } }),
  });
  const restore = async ({ id, version, name }: Room) => {
    const done = await run(
      () => sessionCall(restoreRoom, { params: { id }, query: { language }, body: { version } }),
      id,
    );
    if (done) showToast(t('restored', { name }));
    await rooms.reload();
  };
  const active = known.data.filter((room) => room.active);
  const archived = known.data.filter((room) => !room.active);
  const mayOrder = known.actions.includes('order') && active.length > 1;
  return (
    <>
      {told}
      <ActProblem problem={problem} />
      {active.length > 0 ? (
        <ol className="people-rows" aria-label={t('working')}>
          {active.map((room, at) => (
            <RoomRow
              key={room.id}
              room={room}
              order={mayOrder ? { isFirst: at === 0, isLast: at === active.length - 1, move } : null}
              edit={edit}
              archive={setLeaving}
            />
          ))}
        </ol>
      ) : (
        <p className="muted">{t('allArchived')}</p>
      )}
      {archived.length > 0 ? (
        <section className="portal-section" aria-labelledby="archived">
          <h2 id="archived">{t('archived', { count: archived.length })}</h2>
          <p className="muted measure">{t('archivedText')}</p>
          <ul className="people-rows">
            {archived.map((room) => (
              <RoomRow
                key={room.id}
                room={room}
                order={null}
                restore={() => void restore(room)}
                isRestoring={doing === room.id}
              />
            ))}
          </ul>
        </section>
      ) : null}
      {leaving ? <LeaveDialog room={leaving} reload={rooms.reload} onClose={() => setLeaving(null)} /> : null}
    </>
  );
}

interface LeaveDialogProps {
  room: Room;
  reload: () => Promise<void>;
  onClose: () => void;
}

function LeaveDialog({ room, reload, onClose }: LeaveDialogProps) {
  const t = useTexts(roomsTexts);
  const language = useLocale();
  const { busy, problem, run } = useAct();
  const { id, name, version } = room;
  const archive = async () => {
    if (!(await run(() => sessionCall(archiveRoom, { params: { id }, query: { language }, body: { version } }))))
      return;
    showToast(t('archive.done', { name }));
    void reload();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('archive.title', { name })}
      confirm={t('archive.confirm')}
      busy={busy}
      problem={problem}
      onConfirm={() => void archive()}
      onClose={onClose}
    >
      <p>{t('archive.text')}</p>
    </ConfirmDialog>
  );
}
