import type { Room } from '@travesia/contracts/providers';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ActionMenu } from '../../../../lib/screen/action-menu.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Icon, type IconName } from '../../../../ui/icon/icon.tsx';
import { MoveButtons } from '../order/move-buttons.tsx';
import type { Direction } from '../order/moved.ts';
import { roomsTexts } from './texts.ts';

interface RoomRowProps {
  room: Room;
  /** How it is moved; null where the order is fixed. */
  order: { isFirst: boolean; isLast: boolean; move: (id: string, direction: Direction) => Promise<unknown> } | null;
  edit?: (room: Room) => void;
  archive?: (room: Room) => void;
  /** For archived ones. */
  restore?: () => void;
  isRestoring?: boolean;
}

const ICONS: Readonly<Record<Room['kind'], IconName>> = {
  consultation_room: 'message-circle',
  operating_room: 'hospital',
  procedure_room: 'stethoscope',
  recovery_bed: 'bed',
};

/** A room or bed: what it is for, and how many patients it takes. */
export function RoomRow({ room, order, edit, archive, restore, isRestoring = false }: RoomRowProps) {
  const t = useTexts(roomsTexts);
  const format = useFormat();
  const { id, name, kind, capacity, treatments, actions } = room;
  return (
    <li className="people-row">
      {order ? <MoveButtons id={id} name={name} {...order} /> : null}
      <span className="room-icon">
        <Icon name={ICONS[kind]} />
      </span>
      <div className="people-who">
        <strong>{name}</strong>
        <span className="small muted">
          {t(`kind.${kind}`)} · {t('capacity', { count: capacity })}
        </span>
      </div>
      <div className="people-state small muted">
        {treatments.length > 0 ? format.list(treatments.map((one) => one.name)) : t('forAll')}
      </div>
      {restore && actions.includes('restore') ? (
        <Button
          type="button"
          size="small"
          busy={isRestoring}
          aria-label={t('restoreNamed', { name })}
          onClick={restore}
        >
          {t('restore')}
        </Button>
      ) : (
        <ActionMenu
          label={t('acts', { name })}
          acts={[
            ...(edit && actions.includes('change')
              ? [{ key: 'edit', label: t('edit'), icon: 'pencil' as const, onAct: () => edit(room) }]
              : []),
            ...(archive && actions.includes('archive')
              ? [
                  {
                    key: 'archive',
                    label: t('archive.open'),
                    icon: 'archive' as const,
                    isDangerous: true,
                    onAct: () => archive(room),
                  },
                ]
              : []),
          ]}
        />
      )}
    </li>
  );
}
