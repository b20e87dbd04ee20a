import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { treatmentsTexts } from '../texts.ts';
import { changesOf } from '../treatment-draft.ts';
import type { TreatmentWork } from '../use-treatment-draft.ts';

/** Someone else saved meanwhile: the differences and both options. */
export function DraftConflict({ work }: { work: TreatmentWork }) {
  const t = useTexts(treatmentsTexts);
  const format = useFormat();
  const { theirs, before, written, draft } = work;
  if (!theirs) return null;
  const parts = (changes: ReturnType<typeof changesOf>) => format.list(changes.map(({ part }) => t(`part.${part}`)));
  return (
    <Notice tone="warning" role="alert" title={t('conflict')}>
      <p>{t('conflict.theirs', { parts: parts(changesOf(before, theirs)) })}</p>
      <p>{t('conflict.yours', { parts: parts(changesOf(before, written)) })}</p>
      <p className="row notice-actions">
        <Button type="button" size="small" onClick={() => draft.choose({})}>
          {t('conflict.keep')}
        </Button>
        <Button type="button" size="small" onClick={() => draft.discard()}>
          {t('conflict.take')}
        </Button>
      </p>
    </Notice>
  );
}
