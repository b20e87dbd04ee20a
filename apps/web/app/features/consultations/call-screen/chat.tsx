import { useEffect, useRef, useState } from 'react';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { CallView } from '../call/call.ts';
import { MAX_CHAT } from '../call/peer-words.ts';
import { consultationTexts } from '../texts.ts';

/** Words beside the call, from page to page; they are gone when it ends. */
export function Chat({ call, say }: { call: CallView; say: (text: string) => boolean }) {
  const t = useTexts(consultationTexts);
  const format = useFormat();
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const end = useRef<HTMLLIElement>(null);
  const { length } = call.chat;
  useEffect(() => {
    if (length) end.current?.scrollIntoView({ block: 'nearest' });
  }, [length]);
  const send = () => {
    const said = text.trim();
    if (!said) return;
    // What nobody heard stays in the field.
    const isHeard = say(said);
    setFault(isHeard ? '' : t('chat.nobody'));
    if (isHeard) setText('');
  };
  return (
    <section className="card card-padded stack" aria-labelledby="video-chat">
      <h2 id="video-chat">{t('chat')}</h2>
      <p className="small muted">{t('chat.text')}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys */}
      <ol className="video-chat" role="log" aria-label={t('chat.log')} tabIndex={0}>
        {call.chat.map(({ number, from, text: line, at }) => (
          <li key={number} ref={number === length ? end : null} data-own={from === null || undefined}>
            <span className="small muted">
              {from ?? t('chat.you')} · {format.clock(new Date(at).toISOString(), ownTimeZone())}
            </span>
            <span>{line}</span>
          </li>
        ))}
      </ol>
      <form
        className="video-chat-form"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextField
          name="chat"
          label={t('chat.label')}
          hideLabel
          placeholder={t('chat.label')}
          maxLength={MAX_CHAT}
          autoComplete="off"
          value={text}
          error={fault}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" icon="send">
          {t('chat.send')}
        </Button>
      </form>
    </section>
  );
}
