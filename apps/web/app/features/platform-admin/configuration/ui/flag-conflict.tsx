import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { configurationTexts } from '../texts.ts';
import type { FlagDraft } from '../use-flag-draft.ts';
import { useRuleText } from '../use-rule-text.ts';

/** What someone else saved meanwhile, next to this draft, with a choice between the two. */
export function FlagConflict({ work: { known: theirs, rule, draft } }: { work: FlagDraft }) {
  const t = useTexts(configurationTexts);
  const { ruleText } = useRuleText();
  return (
    <Notice tone="warning" role="alert" title={t('conflict')}>
      <p>{t('conflict.theirs', { rule: ruleText(theirs.rule), name: theirs.changed_by ?? t('somebody') })}</p>
      <p>{t('conflict.yours', { rule: ruleText(rule) })}</p>
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
