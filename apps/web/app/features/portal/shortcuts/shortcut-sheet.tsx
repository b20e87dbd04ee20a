import { Fragment, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { areShortcutsOn, setShortcutsOn } from './are-on.ts';
import type { Shortcut } from './registry.ts';
import './shortcut-sheet.css';
import { shortcutTexts } from './texts.ts';

interface ShortcutSheetProps {
  shortcuts: readonly Shortcut[];
  onClose: () => void;
}

/** The shortcuts of the present page, and the switch for those of single keys. */
export default function ShortcutSheet({ shortcuts, onClose }: ShortcutSheetProps) {
  const t = useTexts(shortcutTexts);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOn, setOn] = useState(() => areShortcutsOn(() => localStorage));
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="dialog shortcuts"
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      {...{ closedby: 'any' }}
    >
      <div className="dialog-head">
        <h2 id={`${id}-title`} className="dialog-title">
          {t('title')}
        </h2>
        <form method="dialog">
          <button className="icon-btn" aria-label={t('close')}>
            <Icon name="x" />
          </button>
        </form>
      </div>
      <div className="shortcuts-groups">
        {(['everywhere', 'list', 'pages'] as const)
          .filter((group) => shortcuts.some((one) => one.group === group))
          .map((group) => (
            <section key={group}>
              <h3>{t(`group.${group}`)}</h3>
              <dl data-off={(!isOn && group !== 'everywhere') || undefined}>
                {shortcuts
                  .filter((one) => one.group === group)
                  .map(({ keys, label }) => (
                    <div key={keys.join(' ')}>
                      <dt>{label}</dt>
                      <dd>
                        {keys.map((key, at) => (
                          <Fragment key={`${at} ${key}`}>
                            {at > 0 ? <span className="sr-only"> {t('then')} </span> : null}
                            <kbd>{key}</kbd>
                          </Fragment>
                        ))}
                      </dd>
                    </div>
                  ))}
              </dl>
            </section>
          ))}
      </div>
      <label className="shortcuts-switch">
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget: { checked } }) => {
            setShortcutsOn(() => localStorage, checked);
            setOn(checked);
          }}
        />
        {t('single')}
      </label>
      <p id={`${id}-hint`} className="muted">
        {t('single.hint')}
      </p>
    </dialog>
  );
}
