import type { Conversation, Message } from '@travesia/contracts/messaging';
import { createContext, lazy, type ReactNode, Suspense, use } from 'react';
import { useLocale } from '../../../lib/i18n/use-texts.tsx';
import type { ThreadState } from '../data/thread-state.ts';
import { writtenIn } from './guess-language.ts';
import { isTranslatable, offeredIn } from './offered.ts';

const TranslationBar = lazy(() => import('./translation-bar.tsx'));
const TranslatedText = lazy(() => import('./translated-text.tsx'));

/** The conversation whose messages can be translated; null where no service is configured. */
const Translates = createContext<string | null>(null);

interface AreaProps {
  conversation: Conversation | null;
  /** Null until loaded. */
  thread: ThreadState | null;
  /** What shows it. */
  children: ReactNode;
}

/** A conversation with what translates it, loaded only where that is offered and someone else wrote. */
export function TranslationArea({ conversation, thread, children }: AreaProps) {
  const id = offeredIn(conversation);
  const texts = id === null ? [] : (thread?.messages ?? []).filter(isTranslatable);
  return (
    <Translates value={id}>
      {id !== null && texts.length ? (
        <Suspense fallback={null}>
          <TranslationBar conversation={id} messages={texts} />
        </Suspense>
      ) : null}
      {children}
    </Translates>
  );
}

interface TranslatableProps {
  message: Message;
  /** Who wrote it. */
  name: string;
  /** The text as it was written, in a language. */
  original: (language: string | undefined) => ReactNode;
}

/** The text of a message with its translation. */
export function Translatable({ message, name, original }: TranslatableProps) {
  const conversation = use(Translates);
  const to = useLocale();
  const language = writtenIn(message);
  const plain = original(language);
  if (conversation === null || !isTranslatable(message)) return plain;
  const pending = (
    <>
      {plain}
      {language === to ? null : <span className="msg-translation-act" aria-hidden="true" />}
    </>
  );
  return (
    <Suspense fallback={pending}>
      <TranslatedText conversation={conversation} message={message} name={name} original={original} />
    </Suspense>
  );
}
