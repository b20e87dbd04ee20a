import './translation.css';
import type { Message } from '@travesia/contracts/messaging';
import { useEffect, useRef } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { translationTexts } from './texts.ts';
import { textKey } from './translation-store.ts';
import { useTranslations } from './use-translations.ts';

interface BarProps {
  conversation: string;
  /** Messages of other sides that have a text, oldest first. */
  messages: readonly Message[];
}

/**
 * Whether messages are translated as they come, and what to know about it. It comes with the first translation: above a conversation that
 * loads it would push everything down.
 */
export default function TranslationBar({ conversation, messages }: BarProps) {
  const t = useTexts(translationTexts);
  const format = useFormat();
  const { to, store, view, wish, setWish } = useTranslations(conversation);
  const { isAutomatic } = wish;
  const toggle = useRef<HTMLInputElement>(null);
  const close = () => {
    // The button is gone then.
    toggle.current?.focus();
    setWish({ isTold: true });
  };
  useEffect(() => {
    if (isAutomatic) store.want(messages, { isAutomatic });
  }, [store, messages, isAutomatic]);
  if (!isAutomatic && view.known.size === 0) return null;
  const failed = messages.filter((message) => view.known.get(textKey(message))?.state === 'failed');
  const isSeen = messages.some((message) => {
    const one = view.known.get(textKey(message));
    return one?.state === 'done' && one.translation.result === 'translated';
  });
  return (
    <section className="msg-translate" aria-label={t('bar')}>
      <label className="msg-translate-switch small">
        <Icon name="languages" />
        <span>{t('automatic', { language: format.language(to) })}</span>
        <input
          ref={toggle}
          type="checkbox"
          role="switch"
          aria-checked={isAutomatic}
          checked={isAutomatic}
          onChange={(event) => setWish({ isAutomatic: event.target.checked })}
        />
      </label>
      <div role="status">
        {isAutomatic && failed.length ? (
          <p className="small msg-translate-note">
            {t('failed')}{' '}
            <button type="button" className="msg-link" onClick={() => store.want(failed, { isAutomatic, again: true })}>
              {t('again')}
            </button>
          </p>
        ) : null}
        {isSeen && !wish.isTold ? (
          <p className="small msg-translate-note">
            {t('notice')}{' '}
            <button type="button" className="msg-link" onClick={close}>
              {t('notice.close')}
            </button>
          </p>
        ) : null}
      </div>
    </section>
  );
}
