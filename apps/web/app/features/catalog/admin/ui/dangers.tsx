import { useState } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../../lib/screen/act-problem.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { treatmentsTexts } from '../texts.ts';
import type { TreatmentWork } from '../use-treatment-draft.ts';

/** Reset to the release, and delete: each explains its effect first. */
export function Dangers({ work: { known, busy, danger, takeRelease, remove } }: { work: TreatmentWork }) {
  const t = useTexts(treatmentsTexts);
  const [asked, setAsked] = useState<'release' | 'delete' | null>(null);
  if (!known) return null;
  const acts = {
    release: { action: 'take_release', run: takeRelease },
    delete: { action: 'delete', run: remove },
  } as const;
  const offered = (['release', 'delete'] as const).filter((one) => known.actions.includes(acts[one].action));
  return (
    <>
      {known.release_differs ? (
        <Notice tone="info" title={t('release.differs')}>
          <p>{t('release.differs.note')}</p>
        </Notice>
      ) : null}
      {offered.length && !asked ? (
        <div className="row">
          {offered.map((one) => (
            <Button
              key={one}
              type="button"
              size="small"
              icon={one === 'release' ? 'undo-2' : 'trash-2'}
              onClick={() => setAsked(one)}
            >
              {t(`danger.ask.${one}`)}
            </Button>
          ))}
        </div>
      ) : null}
      {asked ? (
        <Notice tone="danger" role="alert" title={t(`danger.title.${asked}`, { slug: known.slug })}>
          <p>{t(`danger.note.${asked}`)}</p>
          <ActProblem problem={danger} />
          <p className="row notice-actions">
            <Button type="button" size="small" onClick={() => setAsked(null)}>
              {t('keepIt')}
            </Button>
            <Button
              type="button"
              size="small"
              variant="danger"
              busy={busy}
              onClick={() => void acts[asked].run().then((done) => (done ? setAsked(null) : undefined))}
            >
              {t(`danger.do.${asked}`)}
            </Button>
          </p>
        </Notice>
      ) : null}
    </>
  );
}
