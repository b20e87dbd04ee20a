import { type FormEvent, useId } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import { useTexts } from '../i18n/use-texts.tsx';
import { LONGEST_NAME } from './list-memory.ts';
import { listTexts } from './texts.ts';
import type { RememberedList } from './use-list-memory.ts';

interface ListToolsProps {
  memory: RememberedList;
  /** Hideable columns. */
  columns: readonly { key: string; name: string }[];
  hasViews: boolean;
}

/** A list's saved views and column picker. */
export function ListTools({ memory, columns, hasViews }: ListToolsProps) {
  return (
    <>
      {hasViews ? <Views memory={memory} /> : null}
      {columns.length ? <Columns memory={memory} columns={columns} /> : null}
    </>
  );
}

function Views({ memory: { views, last, search, saveView, forgetView } }: { memory: RememberedList }) {
  const t = useTexts(listTexts);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    saveView(String(new FormData(event.currentTarget).get('view') ?? ''));
    event.currentTarget.reset();
  };
  return (
    <Popover id={useId()} button={<Label icon="list-filter" text={t('views')} />} buttonClass="icon-btn">
      <div className="list-menu">
        <ul aria-label={t('views')}>
          <li>
            <Link to={{ search: '' }} aria-current={search === '' ? 'true' : undefined} preventScrollReset>
              {t('views.all')}
            </Link>
          </li>
          {last && last !== search ? (
            <li>
              <Link to={{ search: last }} preventScrollReset>
                {t('views.last')}
              </Link>
            </li>
          ) : null}
          {views.map((view) => (
            <li key={view.name}>
              <Link
                to={{ search: view.search }}
                aria-current={search === view.search ? 'true' : undefined}
                preventScrollReset
              >
                {view.name}
              </Link>
              <button
                type="button"
                className="btn btn-quiet btn-small"
                aria-label={t('views.forget', { name: view.name })}
                onClick={() => forgetView(view.name)}
              >
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
        {search ? (
          <form data-draft="own" onSubmit={save}>
            <input name="view" className="input" required maxLength={LONGEST_NAME} aria-label={t('views.name')} />
            <Button size="small">{t('views.save')}</Button>
          </form>
        ) : (
          <p className="small muted">{t('views.hint')}</p>
        )}
      </div>
    </Popover>
  );
}

function Columns({ memory: { hidden, toggleColumn }, columns }: Pick<ListToolsProps, 'memory' | 'columns'>) {
  const t = useTexts(listTexts);
  return (
    <Popover id={useId()} button={<Label icon="sliders-horizontal" text={t('columns')} />} buttonClass="icon-btn">
      <fieldset className="list-menu">
        <legend className="sr-only">{t('columns')}</legend>
        {columns.map(({ key, name }) => (
          <label key={key} className="choice">
            <input type="checkbox" checked={!hidden.includes(key)} onChange={() => toggleColumn(key)} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
    </Popover>
  );
}

function Label({ icon, text }: { icon: 'list-filter' | 'sliders-horizontal'; text: string }) {
  return (
    <span title={text}>
      <Icon name={icon} />
      <span className="sr-only">{text}</span>
    </span>
  );
}
