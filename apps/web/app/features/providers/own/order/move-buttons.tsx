import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { IconButton } from '../../../../ui/action/button.tsx';
import type { Direction } from './moved.ts';
import { orderTexts } from './texts.ts';

interface MoveButtonsProps {
  id: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  move: (id: string, direction: Direction) => Promise<unknown>;
}

const idOf = (id: string, direction: Direction): string => `move-${direction}-${id}`;

/** Moves a member of a list up or down; the pressed button keeps the focus, or the other one at the edge. */
export function MoveButtons({ id, name, isFirst, isLast, move }: MoveButtonsProps) {
  const t = useTexts(orderTexts);
  const press = async (direction: Direction) => {
    await move(id, direction);
    // Moving the row took the focus from its button.
    const [same, other] = [direction, direction === 'up' ? ('down' as const) : ('up' as const)].map((one) =>
      document.getElementById(idOf(id, one)),
    );
    (same instanceof HTMLButtonElement && !same.disabled ? same : other)?.focus();
  };
  return (
    <span className="move-buttons">
      {(['up', 'down'] as const).map((direction) => (
        <IconButton
          key={direction}
          id={idOf(id, direction)}
          type="button"
          icon={direction === 'up' ? 'arrow-up' : 'arrow-down'}
          label={t(direction, { name })}
          disabled={direction === 'up' ? isFirst : isLast}
          onClick={() => void press(direction)}
        />
      ))}
    </span>
  );
}
