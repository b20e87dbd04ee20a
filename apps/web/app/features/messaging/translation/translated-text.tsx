import './translation.css';
import type { Message, MessageTranslation } from '@travesia/contracts/messaging';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { MessageText } from '../thread/message-text.tsx';
import { translationTexts } from './texts.ts';
import { writtenIn } from './guess-language.ts';
import { textKey, type Translating } from './translation-store.ts';
import { useTranslations } from './use-translations.ts';

interface TranslatedTextProps {
  conversation: string;
  message: Message;
  name: string;
  original: (language: string | undefined) => ReactNode;
}

/** A message of another side: as it was written, with its translation below; or, translated as it came, the other way round. */
export default function TranslatedText({ conversation, message, name, original }: TranslatedTextProps) {
  const { to, store, view, wish } = useTranslations(conversation);
  const [isAsked, setAsked] = useState(false);
  const one = view.known.get(textKey(message));
  const done = one?.state === 'done' && one.translation.result === 'translated' ? one.translation : null;
  if (done && wish.isAutomatic) return <Instead translation={done} original={original(done.from)} />;
  const language = writtenIn(message);
  const translate = () => {
    setAsked(true);
    store.want([message], { again: true });
  };
  const isShown = isAsked && one?.state === 'done';
  return (
    <>
      {original(done?.from ?? language)}
      {isAsked ? (
        <div role="status">{done ? <Translation translation={done} isBelow /> : <Outcome one={one} isAsked />}</div>
      ) : wish.isAutomatic ? (
        <Outcome one={one} isAsked={false} />
      ) : null}
      {language === to || (wish.isAutomatic && one?.state !== 'failed') ? null : (
        <Act name={name} one={one} isAsked={isAsked} onAct={isShown ? () => setAsked(false) : translate} />
      )}
    </>
  );
}

interface ActProps {
  name: string;
  one: Translating | undefined;
  isAsked: boolean;
  onAct: () => void;
}

/** Translates, tries again, and hides what came of it: one button, so that the focus stays. */
function Act({ name, one, isAsked, onAct }: ActProps) {
  const t = useTexts(translationTexts);
  const hide = one?.state === 'done' && (one.translation.result === 'translated' ? 'hide' : 'hide.note');
  const label = isAsked && (hide || (one?.state === 'failed' ? 'again' : null));
  return (
    <button
      type="button"
      className="msg-link msg-translation-act"
      aria-label={label ? undefined : t('translate.of', { name })}
      aria-busy={one?.state === 'loading' || undefined}
      onClick={onAct}
    >
      {t(label || 'translate')}
    </button>
  );
}

/** What else can become of a translation than a text. */
function Outcome({ one, isAsked }: { one: Translating | undefined; isAsked: boolean }) {
  const t = useTexts(translationTexts);
  const format = useFormat();
  const result = one?.state === 'done' ? one.translation.result : null;
  return (
    <p className="msg-translation-note small">
      {one?.state === 'loading' ? t('loading') : null}
      {one?.state === 'failed' && isAsked ? t('one.failed') : null}
      {result === 'not_translatable' ? t('one.refused') : null}
      {one?.state === 'done' && result === 'same_language' && isAsked
        ? t('one.same', { language: format.language(one.translation.from) })
        : null}
    </p>
  );
}

interface TranslationProps {
  translation: MessageTranslation;
  /** Whether it is below the original. */
  isBelow?: boolean;
}

function Translation({ translation: { content, to, from }, isBelow = false }: TranslationProps) {
  const t = useTexts(translationTexts);
  const format = useFormat();
  return (
    <div className={isBelow ? 'msg-translation-below' : undefined}>
      <p className="msg-translation-label">{t('label', { language: format.language(from) })}</p>
      <MessageText text={content ?? ''} language={to} />
    </div>
  );
}

/** The translation in the place of the original, which is one tap away. */
function Instead({ translation, original }: { translation: MessageTranslation; original: ReactNode }) {
  const t = useTexts(translationTexts);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Translation translation={translation} />
      {isOpen ? (
        <div className="msg-translation-below">
          <p className="msg-translation-label">{t('original', { language: format.language(translation.from) })}</p>
          {original}
        </div>
      ) : null}
      <button
        type="button"
        className="msg-link msg-translation-act"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'original.hide' : 'original.show')}
      </button>
    </>
  );
}
