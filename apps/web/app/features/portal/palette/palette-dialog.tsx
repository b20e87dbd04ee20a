import type { FoundKind } from '@travesia/contracts/finder';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ThemeSwitch } from '../../../ui/preferences/theme-switch.tsx';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { PortalGroup } from '../navigation.ts';
import { ChoiceList } from './choice-list.tsx';
import type { Choice } from './choices.ts';
import './palette.css';
import { paletteTexts } from './texts.ts';
import { useChoices } from './use-choices.ts';

interface PaletteDialogProps {
  groups: readonly PortalGroup[];
  onClose: () => void;
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
};
/** In a field with text, these keys move the cursor. */
const ENDS: typeof STEPS = { Home: () => 0, End: (_at, count) => count - 1 };

/** A search field above what it finds; arrow keys move, Enter opens, with Ctrl in a new tab, Escape closes. */
export default function PaletteDialog({ groups, onClose }: PaletteDialogProps) {
  const t = useTexts(paletteTexts);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [phrase, setPhrase] = useState('');
  const { portal, results, more, missing, failed, isLoading, retry } = useChoices(groups, phrase, (theme) =>
    dialog.current?.querySelector<HTMLButtonElement>(`button[name="theme"][value="${theme}"]`)?.click(),
  );
  const choices = [...results, ...more];
  const open = useOpenChoice(() => dialog.current?.close());
  useEffect(() => {
    dialog.current?.showModal();
    // The theme's buttons have only just rendered.
    dialog.current?.dispatchEvent(new Event('travesia:content', { bubbles: true }));
  }, []);
  const { at, chosen, move, restart } = useChosen(id, choices);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key] ?? (phrase ? undefined : ENDS[event.key]);
    if (step && choices.length) {
      event.preventDefault();
      move(step(at, choices.length));
    }
    if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) {
      event.preventDefault();
      open(chosen, event.metaKey || event.ctrlKey);
    }
  };
  const isEmpty = results.length === 0 && !isLoading && !failed;
  const count = t('count', { count: results.length });
  return (
    <dialog ref={dialog} className="dialog palette" aria-label={t('title')} onClose={onClose} {...{ closedby: 'any' }}>
      <div className="palette-field" data-loading={isLoading || undefined}>
        <Icon name="search" />
        <input
          role="combobox"
          type="text"
          inputMode="search"
          enterKeyHint="go"
          aria-label={t(portal ? 'field' : 'field.patient')}
          aria-expanded={choices.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen ? `${id}-${at}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={t(portal ? 'field' : 'field.patient')}
          value={phrase}
          onChange={(event) => {
            setPhrase(event.currentTarget.value);
            restart();
          }}
          onKeyDown={onKeyDown}
        />
        <Close />
      </div>
      <div className="palette-body" aria-busy={isLoading}>
        {isEmpty ? <Nothing words={phrase.trim()} /> : null}
        <ChoiceList id={id} choices={choices} chosen={at} phrase={phrase} onOpen={open} />
        {failed || missing.length ? <Fault failed={failed} missing={missing} onRetry={retry} /> : null}
      </div>
      <Keys />
      <div hidden>
        <ThemeSwitch />
      </div>
      <p role="status" className="sr-only">
        {isLoading ? t('searching') : failed ? '' : count}
      </p>
    </dialog>
  );
}

/** The chosen one of the choices: the first, unless the person moved; then it stays chosen when more arrive. */
function useChosen(id: string, choices: readonly Choice[]) {
  const [moved, setMoved] = useState<string | null>(null);
  const at = Math.max(
    0,
    choices.findIndex(({ key }) => key === moved),
  );
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);
  return {
    at,
    chosen: choices[at],
    move: (to: number) => setMoved(choices[to]?.key ?? null),
    restart: () => setMoved(null),
  };
}

function Close() {
  const t = useTexts(paletteTexts);
  return (
    <form method="dialog">
      <button className="palette-close" aria-label={t('close')}>
        <kbd aria-hidden="true">{t('esc')}</kbd>
        <Icon name="x" />
      </button>
    </form>
  );
}

/** Opens a choice: in place, by client-side navigation for portal pages, or by a full page load for public ones. */
function useOpenChoice(close: () => void) {
  const path = useLocalPath();
  const navigate = useNavigate();
  return (choice: Choice, inNewTab: boolean) => {
    if (choice.path === null) {
      const { act } = choice;
      // What is done in the dialog needs it; what is done on the page must have the focus after it.
      if (choice.group === 'action') act?.();
      close();
      if (choice.group !== 'action') act?.();
      return;
    }
    close();
    if (inNewTab) window.open(path(choice.path), '_blank', 'noopener');
    else if (choice.isSite) location.assign(path(choice.path));
    else void navigate(path(choice.path));
  };
}

function Nothing({ words }: { words: string }) {
  const t = useTexts(paletteTexts);
  return (
    <div className="palette-none">
      <p>
        <strong>{t('none.title', { words })}</strong>
      </p>
      <p>{t('none.hint')}</p>
    </div>
  );
}

interface FaultProps {
  failed: boolean;
  missing: readonly FoundKind[];
  onRetry: () => void;
}

/** Why something may be missing. */
function Fault({ failed, missing, onRetry }: FaultProps) {
  const t = useTexts(paletteTexts);
  const kinds = missing.map((kind) => t(`group.${kind}`)).join(', ');
  return (
    <p className="palette-fault" role="alert">
      <Icon name="circle-alert" />
      <span>{failed ? t('failed') : t('missing', { kinds })}</span>
      <button type="button" className="btn btn-secondary btn-small" onClick={onRetry}>
        {t('retry')}
      </button>
    </p>
  );
}

/** The keys, for those who see them; a list box has them by itself. */
function Keys() {
  const t = useTexts(paletteTexts);
  return (
    <p className="palette-keys" aria-hidden="true">
      <kbd>↑</kbd>
      <kbd>↓</kbd> {t('keys.move')} <kbd>{t('keys.enter')}</kbd> {t('keys.open')} <kbd>{t('keys.control')}</kbd>{' '}
      {t('keys.tab')}
    </p>
  );
}
