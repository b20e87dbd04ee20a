import { Fragment, type ReactNode } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { Choice } from './choices.ts';
import type en from './locales/en.json';
import { marksIn } from './match-choices.ts';
import { paletteTexts } from './texts.ts';

type GroupKey = Extract<keyof typeof en, `group.${string}`>;

interface ChoiceListProps {
  id: string;
  choices: readonly Choice[];
  chosen: number;
  phrase: string;
  onOpen: (choice: Choice, inNewTab: boolean) => void;
}

/** The choices in groups, in the order they come in. Focus stays in the field, which names the chosen one. */
export function ChoiceList({ id, choices, chosen, phrase, onOpen }: ChoiceListProps) {
  const t = useTexts(paletteTexts);
  const groups = [...Map.groupBy(choices.entries(), ([, { group }]) => group)];
  return (
    <div role="listbox" id={`${id}-list`} aria-label={t('title')} className="palette-list">
      {groups.map(([group, members]) => (
        <div
          key={group}
          role="group"
          {...(group === 'more' ? { 'aria-label': t('title') } : { 'aria-labelledby': `${id}-${group}` })}
        >
          {group === 'more' ? null : (
            <p id={`${id}-${group}`} role="presentation">
              {t(`group.${group}` as GroupKey)}
            </p>
          )}
          {members.map(([at, choice]) => (
            <button
              type="button"
              tabIndex={-1}
              key={choice.key}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === chosen}
              className="palette-choice"
              onPointerDown={(event) => event.preventDefault()}
              onClick={(event) => onOpen(choice, event.metaKey || event.ctrlKey)}
            >
              <Icon name={choice.icon} />
              <span className="palette-name">
                <span>{group === 'more' ? choice.label : <Marked text={choice.label} phrase={phrase} />}</span>
                {choice.detail ? <small>{choice.detail}</small> : null}
              </span>
              {choice.state ? <span className="badge">{choice.state}</span> : null}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

/** A label with the matched letters marked. */
function Marked({ text, phrase }: { text: string; phrase: string }): ReactNode {
  if (!phrase.trim()) return text;
  const parts: ReactNode[] = [];
  let done = 0;
  for (const [start, end] of marksIn(text, phrase)) {
    parts.push(text.slice(done, start), <mark key={start}>{text.slice(start, end)}</mark>);
    done = end;
  }
  return <Fragment>{[...parts, text.slice(done)]}</Fragment>;
}
