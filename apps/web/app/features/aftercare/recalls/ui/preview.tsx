import { previewRecall, type RecallPreview } from '@travesia/contracts/aftercare';
import { useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { criteriaFaults, criteriaOf, type RecallTyped } from '../recall-form.ts';
import { recallsTexts } from '../texts.ts';

/** Whom the typed criteria concern now: asked for, so that nothing is counted at every letter. */
export function TypedPreview({ typed }: { typed: RecallTyped }) {
  const t = useTexts(recallsTexts);
  const { busy, fault, run } = useAct();
  const [shown, setShown] = useState<{ of: string; preview: RecallPreview } | null>(null);
  const [missing] = Object.values(criteriaFaults(typed));
  const criteria = criteriaOf(typed);
  const key = JSON.stringify(criteria);
  const ask = async () => {
    const preview = await run(() => sessionCall(previewRecall, { body: criteria }));
    if (preview) setShown({ of: key, preview });
  };
  return (
    <div className="stack" aria-live="polite">
      <p>
        <Button type="button" busy={busy} disabled={missing !== undefined} onClick={() => void ask()}>
          {t('preview.open')}
        </Button>
      </p>
      {missing ? <p className="small muted">{t(`preview.missing.${missing}`)}</p> : null}
      {fault ? <p role="alert">{fault}</p> : null}
      {shown?.of === key ? (
        <>
          <p className="strong">{t('preview.count', { count: shown.preview.total })}</p>
          <ConcernedJourneys preview={shown.preview} />
        </>
      ) : null}
    </div>
  );
}

/** The journeys that a recall concerns, without names. */
export function ConcernedJourneys({ preview: { total, data } }: { preview: RecallPreview }) {
  const t = useTexts(recallsTexts);
  const format = useFormat();
  return (
    <>
      {total > data.length ? <p className="small muted">{t('preview.more', { count: data.length })}</p> : null}
      <ul className="recall-concerned small num">
        {data.map(({ journey_id: id, reference, clinic, treated_on: day }) => (
          <li key={id}>
            {[reference, clinic, day ? t('preview.treated', { day: format.date(day) }) : null]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </>
  );
}
