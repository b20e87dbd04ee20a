import { FEED_MINUTES } from '@travesia/contracts/platform-admin';
import { useId } from 'react';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { replayedUntil } from '../replay.ts';
import { liveFeedTexts } from '../texts.ts';
import type { ReplayControls } from '../use-replay.ts';

/** Runs an hour again, in a minute or by steps. */
export function ReplayBar({ controls }: { controls: ReplayControls }) {
  const t = useTexts(liveFeedTexts);
  const format = useFormat();
  const id = useId();
  const { replay, isPlaying, mayPlay, go, play, end } = controls;
  if (!replay) return null;
  const time = format.clock(new Date(replayedUntil(replay)).toISOString(), ownTimeZone());
  const step = (by: number) => () => go(replay.minute + by);
  return (
    <section className="live-replay" aria-label={t('replay')}>
      <label htmlFor={id} className="field-label">
        {t('replay.time', { time })}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={FEED_MINUTES}
        step={1}
        value={replay.minute}
        aria-valuetext={time}
        onChange={({ currentTarget }) => go(Number(currentTarget.value))}
      />
      <div className="row">
        {mayPlay ? (
          <Button
            type="button"
            data-shortcut="p"
            {...(isPlaying ? {} : { icon: 'play' })}
            onClick={() => play(!isPlaying)}
          >
            {t(isPlaying ? 'replay.pause' : 'replay.play')}
          </Button>
        ) : null}
        <Button type="button" icon="chevron-left" disabled={replay.minute === 0} onClick={step(-1)}>
          {t('replay.back')}
        </Button>
        <Button type="button" icon="chevron-right" disabled={replay.minute === FEED_MINUTES} onClick={step(1)}>
          {t('replay.forward')}
        </Button>
        <Button type="button" variant="quiet" onClick={end}>
          {t('replay.end')}
        </Button>
      </div>
    </section>
  );
}
