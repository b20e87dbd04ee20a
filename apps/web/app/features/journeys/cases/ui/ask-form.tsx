import type { Problem } from '@travesia/contracts/kit';
import { useState } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../../lib/screen/act-problem.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { CheckboxList } from '../../../../ui/field/choice-list.tsx';
import { TickBox } from '../../../../ui/field/tick-box.tsx';
import type { AskableClinic } from '../clinic-choice.ts';
import { casesTexts } from '../texts.ts';

/** Clinics shown at first. */
const SHOWN = 6;

/** What is chosen; null clinics are those it begins with. */
export interface AskTyped {
  picked: readonly string[] | null;
  shares: boolean;
  offersOn: boolean;
}

interface AskFormProps {
  clinics: readonly AskableClinic[];
  /** Clinics that are chosen at first. */
  start: readonly string[];
  /** How many more can be asked. */
  left: number;
  /** Names of those that were asked. */
  asked: readonly string[];
  busy: boolean;
  problem: Problem | null;
  /** Number of questions to answer first. */
  missing: number;
  onMark: () => void;
  /** Kept outside, as a clinic’s own questions begin the form again. */
  typed: AskTyped;
  onType: (typed: AskTyped) => void;
  /** Whether the medical records can be shared as they were chosen; focuses what is missing. */
  checkRecords: () => boolean;
  onSubmit: (chosen: readonly string[]) => Promise<void>;
  focus: (name: string) => void;
}

/** Clinics, what they get, and the consents, of which only sharing is needed. */
export function AskForm({
  clinics,
  start,
  left,
  asked,
  busy,
  problem,
  missing,
  onMark,
  typed,
  onType,
  checkRecords,
  onSubmit,
  focus,
}: AskFormProps) {
  const t = useTexts(casesTexts);
  const format = useFormat();
  const { shares, offersOn } = typed;
  const picked = typed.picked ?? start;
  const [isChecked, setChecked] = useState(false);
  const chosen = picked.filter((id) => clinics.some((one) => one.id === id)).slice(0, left);
  if (left === 0 || clinics.length === 0) return <NobodyToAsk left={left} asked={asked} />;
  const send = () => {
    setChecked(true);
    if (missing > 0) return onMark();
    if (!checkRecords()) return;
    if (chosen.length === 0) return focus('clinics');
    if (!shares) return focus('share_answers');
    void onSubmit(chosen);
  };
  return (
    <form
      className="stack"
      noValidate
      data-draft="own"
      aria-labelledby="ask"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) send();
      }}
    >
      {asked.length > 0 ? <p>{t('ask.asked', { clinics: format.list(asked) })}</p> : null}
      <ClinicList
        clinics={clinics}
        chosen={chosen}
        left={left}
        error={isChecked && chosen.length === 0 ? t('ask.choose') : undefined}
        onChoose={(ids) => onType({ ...typed, picked: ids })}
      />
      <WhatTheyGet />
      <TickBox
        name="share_answers"
        ticked={shares}
        onTick={(ticked) => onType({ ...typed, shares: ticked })}
        error={isChecked && !shares ? t('ask.shareMissing') : undefined}
      >
        {t('ask.share')}
      </TickBox>
      <TickBox name="offer_on" ticked={offersOn} onTick={(ticked) => onType({ ...typed, offersOn: ticked })}>
        {t('ask.offerOn')}
      </TickBox>
      {missing > 0 ? (
        <p className="small">
          {t('ask.first', { count: missing })}{' '}
          <Button type="button" variant="quiet" size="small" onClick={onMark}>
            {t('ask.show')}
          </Button>
        </p>
      ) : null}
      <ActProblem problem={problem} />
      <p>
        <Button variant="primary" size="large" icon="send" busy={busy}>
          {t('ask.submit', { count: chosen.length })}
        </Button>
      </p>
      <p className="small muted">{t('ask.free')}</p>
    </form>
  );
}

/** Three clinics are asked already, or none is left. */
function NobodyToAsk({ left, asked }: Pick<AskFormProps, 'left' | 'asked'>) {
  const t = useTexts(casesTexts);
  const format = useFormat();
  if (left > 0)
    return (
      <Notice tone="info" title={t('ask.none')}>
        <p>{t('ask.noneText')}</p>
      </Notice>
    );
  return (
    <Notice tone="info" title={t('ask.full', { clinics: format.list(asked) })}>
      <p>{t('ask.fullText')}</p>
      <p>
        <LocalLink to="/treatment-journeys">{t('unknown.list')}</LocalLink>
      </p>
    </Notice>
  );
}

interface ClinicListProps extends Pick<AskFormProps, 'clinics' | 'left'> {
  chosen: readonly string[];
  error: string | undefined;
  onChoose: (chosen: readonly string[]) => void;
}

/** As many boxes can be ticked as clinics can be asked. */
function ClinicList({ clinics, chosen, left, error, onChoose }: ClinicListProps) {
  const t = useTexts(casesTexts);
  const isFull = chosen.length >= left;
  return (
    <CheckboxList
      name="clinics"
      legend={t('ask.clinics', { count: left })}
      hint={t('ask.clinicsHint')}
      error={error}
      visible={SHOWN}
      moreLabel={t('ask.more', { count: Math.max(0, clinics.length - SHOWN) })}
      choices={clinics.map(({ id, name, place }) => ({
        value: id,
        disabled: isFull && !chosen.includes(id),
        label: (
          <>
            <span className="strong">{name}</span>
            {place ? <span className="small muted">{` · ${place}`}</span> : null}
          </>
        ),
      }))}
      chosen={chosen}
      onChoose={(id, isChosen) => onChoose(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))}
    />
  );
}

function WhatTheyGet() {
  const t = useTexts(casesTexts);
  return (
    <div className="card card-padded stack">
      <h3>{t('ask.gets')}</h3>
      <ul className="case-list">
        <li>{t('ask.gets.answers')}</li>
        <li>{t('ask.gets.person')}</li>
        <li>{t('ask.gets.records')}</li>
      </ul>
      <p className="small muted">{t('ask.gets.not')}</p>
    </div>
  );
}
