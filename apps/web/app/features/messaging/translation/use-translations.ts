import { translateMessages } from '@travesia/contracts/messaging';
import { useSyncExternalStore } from 'react';
import type { Locale } from '../../../lib/i18n/locale.ts';
import { useLocale } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { TranslationStore } from './translation-store.ts';
import { readWish, type TranslationWish, writeWish } from './wish.ts';

/** One for each conversation and language: its messages share what was asked. */
const stores = new Map<string, TranslationStore>();
const wishes = new Map<string, TranslationWish>();
const listeners = new Set<() => void>();

useSession.subscribe(({ user, signedOut }, { user: before }) => {
  if (!signedOut && !(user && before && user.id !== before.id)) return;
  stores.clear();
  wishes.clear();
});

function storeOf(person: string, conversation: string, to: Locale): TranslationStore {
  const key = `${person} ${conversation} ${to}`;
  const store =
    stores.get(key) ??
    new TranslationStore(async (ids, isAutomatic) => {
      const { data } = await sessionCall(
        translateMessages,
        { params: { id: conversation }, body: { message_ids: ids, to } },
        { background: isAutomatic },
      );
      return data;
    });
  stores.set(key, store);
  return store;
}

const device = () => localStorage;
const wishOf = (person: string): TranslationWish => {
  const wish = wishes.get(person) ?? readWish(device, person);
  wishes.set(person, wish);
  return wish;
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The translations of a conversation into the reader’s language, and what the reader wants of them. */
export function useTranslations(conversation: string) {
  const to = useLocale();
  const person = useSession((session) => session.user?.id ?? 'nobody');
  const store = storeOf(person, conversation, to);
  const view = useSyncExternalStore(store.subscribe, store.read, store.read);
  const wish = useSyncExternalStore(subscribe, () => wishOf(person));
  const setWish = (change: Partial<TranslationWish>) => {
    const next = { ...wish, ...change };
    wishes.set(person, next);
    writeWish(device, person, next);
    for (const listener of listeners) listener();
  };
  return { to, store, view, wish, setWish };
}
