import { useEffect } from 'react';
import { isStillTheirs } from './drafts.ts';
import type { Form } from './form.ts';
import type { Texts, TypedForm } from './typed-form.ts';

/** What tabs tell each other; nothing of it is stored. */
interface Typed {
  owner: string;
  place: string;
  /** Null asks for what is typed already: a tab that was opened later must not replace it. */
  texts: Form | null;
  at: number;
}

/** Shows what is typed in a form in all tabs of its user that have it open. The tab that is typed in keeps its own text. */
export function useDraftInTabs<T extends Texts<T>>(form: TypedForm<T>): void {
  useEffect(() => {
    const { owner, place } = form;
    if (place === null || typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel('travesia.typed');
    // Channels reach their own origin alone: there is none to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes no target
    const say = (texts: Typed['texts'], at: number) => channel.postMessage({ owner, place, texts, at } satisfies Typed);
    form.tell(say);
    channel.addEventListener('message', ({ data }: MessageEvent<Typed>) => {
      if (data.owner !== owner || data.place !== place || !isStillTheirs(owner)) return;
      if (data.texts) form.take(data.texts, data.at, document.hasFocus());
      else form.tellAll();
    });
    say(null, 0);
    return () => {
      form.tell(null);
      channel.close();
    };
  }, [form]);
}
