import { changeFavorite, type Favorite, type FavoriteList } from '@travesia/contracts/favorites';
import { type FormEvent, useEffect } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { fieldId } from '../../../../ui/field/field-id.ts';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useView } from '../use-view.ts';
import { favoriteTexts } from '../texts.ts';
import { FailedAct } from './failed-load.tsx';

interface MoveFormProps {
  item: Favorite;
  /** Lists the item can be moved to. */
  others: readonly FavoriteList[];
  moved: (item: Favorite, list: FavoriteList) => void;
  cancel: () => void;
}

/** Moves an item to another list. */
export function MoveForm({ item, others, moved, cancel }: MoveFormProps) {
  const t = useTexts(favoriteTexts);
  const view = useView();
  const { busy, problem, run } = useAct();
  const name = `move-${item.id}`;
  useEffect(() => document.getElementById(fieldId(name))?.focus(), [name]);
  const move = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const list = others.find(({ id }) => id === new FormData(event.currentTarget).get(name));
    if (!list) return;
    void run(async () => {
      const input = { params: { id: item.id }, query: view, body: { list_id: list.id } };
      moved(await sessionCall(changeFavorite, input), list);
    });
  };
  return (
    <form className="saved-form" onSubmit={move}>
      <SelectField
        name={name}
        label={t('move.label', { name: item.name })}
        options={others.map((list) => ({ value: list.id, label: list.name }))}
      />
      <div className="row">
        <Button variant="primary" size="small" busy={busy}>
          {t('move.do')}
        </Button>
        <Button type="button" size="small" variant="quiet" onClick={cancel}>
          {t('cancel')}
        </Button>
      </div>
      <FailedAct problem={problem} />
    </form>
  );
}
