import type { FeatureFlag } from '@travesia/contracts/access';
import { useRef } from 'react';
import { refusedFields } from '../../../../lib/forms/form-state.ts';
import { Refusal } from '../../../../lib/forms/draft/refusal.tsx';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { FieldErrors } from '../../../../ui/field/field-errors.ts';
import { TextArea } from '../../../../ui/field/text-field.tsx';
import { Disclosure } from '../../../../ui/overlay/disclosure.tsx';
import { PreviewAs } from '../../../accounts/index.ts';
import { changesOf, type EveryNavigation, nameOfFeature } from '../feature-names.ts';
import { configurationTexts } from '../texts.ts';
import { useFlagDraft } from '../use-flag-draft.ts';
import { useRuleText } from '../use-rule-text.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { FlagConflict } from './flag-conflict.tsx';
import { FlagHistory } from './flag-history.tsx';
import { ResultingNavigation } from './resulting-navigation.tsx';
import { RuleChanges } from './rule-changes.tsx';
import { RuleFields } from './rule-fields.tsx';

interface FeatureEditorProps {
  flag: FeatureFlag;
  navigation: EveryNavigation;
  /** Updates the feature in the list. */
  show: (flag: FeatureFlag) => void;
}

/** Parts of a rule, by their API and UI names. */
const PARTS = ['on', 'roles', 'share', 'allowed', 'refused'] as const;

/** Who has a feature: rule, changes, effect, reason, history. */
export function FeatureEditor({ flag, navigation, show }: FeatureEditorProps) {
  const t = useTexts(configurationTexts);
  const locale = useLocale();
  const { ruleText } = useRuleText();
  const work = useFlagDraft(flag, show);
  const { known, before, rule, setRule, named, reason, draft, state } = work;
  // People of the demo can try rules on this screen: the preview shows what they would do.
  const mayChange = known.actions.includes('change');
  const isConflict = state.status === 'conflict';
  const changes = changesOf(before, rule);
  const form = useRef<HTMLFormElement>(null);
  const sentences = state.problem ? refusedFields(locale, {}, state.problem) : {};
  const errors = Object.fromEntries(
    Object.entries(sentences).map(([path, sentence]) => [path.replace(/^rule\./, ''), sentence]),
  );
  const nameOf = (path: string) => {
    const refused = PARTS.find((part) => path.startsWith(part));
    return refused ? t(`part.${refused}`) : path === 'reason' ? t('reason') : null;
  };
  return (
    <>
      <p className="small muted bench-mono">{known.key}</p>
      <p>{ruleText(known.rule)}</p>
      <form
        ref={form}
        className="bench-form"
        data-draft="own"
        onSubmit={(event) => {
          event.preventDefault();
          if (mayChange) void draft.send();
        }}
      >
        <FieldErrors value={errors}>
          <RuleFields rule={rule} setRule={setRule} accounts={named} name={work.nameAccount} />
          {isConflict ? <FlagConflict work={work} /> : null}
          {changes.length ? <RuleChanges changes={changes} rule={rule} accounts={named} /> : null}
          {mayChange ? (
            <TextArea
              name="reason"
              label={t('reason')}
              hint={t('reason.hint')}
              rows={2}
              required
              minLength={5}
              maxLength={300}
              value={reason}
              onChange={({ currentTarget }) => work.setReason(currentTarget.value)}
            />
          ) : (
            <ClosedNotice />
          )}
        </FieldErrors>
        {mayChange ? (
          <Refusal form={form} refused={Object.keys(errors)} problem={state.problem} labelOf={nameOf} />
        ) : null}
        <div className="row">
          {mayChange ? (
            <Button variant="primary" busy={state.status === 'saving'} disabled={changes.length === 0 || isConflict}>
              {t('save', { count: changes.length })}
            </Button>
          ) : null}
          {known.is_default ? null : (
            <Button type="button" onClick={() => setRule(known.default_rule)}>
              {t('default')}
            </Button>
          )}
        </div>
      </form>
      <Disclosure summary={t('previewDraft')}>
        <PreviewAs
          draft={{ key: known.key, rule }}
          nameOf={(one) => nameOfFeature(one, navigation)}
          also={(preview) => <ResultingNavigation preview={preview} navigation={navigation} />}
        />
      </Disclosure>
      <FlagHistory key={known.version} flag={known} use={setRule} />
    </>
  );
}
