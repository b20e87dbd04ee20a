import { changeFeatureFlag, type FeatureFlag, type FlagRule } from '@travesia/contracts/access';
import { type FormEvent, useState } from 'react';
import { loadFlags } from '../../../../lib/access/flags-store.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../../../lib/problem/problem-error.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { useAct } from '../../../../lib/session/use-act.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { TextArea } from '../../../../ui/field/text-field.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Disclosure } from '../../../../ui/overlay/disclosure.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { PreviewAs } from '../../workbench/preview-as.tsx';
import { FailedAct } from '../../workbench/states.tsx';
import { changesOf, type EveryNavigation, nameOfFeature } from '../feature-names.ts';
import { configurationTexts } from '../texts.ts';
import { useRuleText } from '../use-rule-text.ts';
import { FlagHistory } from './flag-history.tsx';
import { ResultingNavigation } from './resulting-navigation.tsx';
import { RuleFields } from './rule-fields.tsx';

interface FeatureEditorProps {
  flag: FeatureFlag;
  navigation: EveryNavigation;
  /** Shows the feature as it is now in the list. */
  show: (flag: FeatureFlag) => void;
}

/** Who has a feature: rule, what differs, effect, reason, history. */
export function FeatureEditor({ flag, navigation, show }: FeatureEditorProps) {
  const t = useTexts(configurationTexts);
  const { ruleText, changeText } = useRuleText();
  const person = useSession((session) => session.user);
  const [base, setBase] = useState(flag);
  const [rule, setRule] = useState<FlagRule>(flag.rule);
  const [named, setNamed] = useState(flag.accounts);
  const [reason, setReason] = useState('');
  const [theirs, setTheirs] = useState<FeatureFlag | null>(null);
  const { busy, problem, run } = useAct();
  const changes = changesOf(base.rule, rule);
  const take = (now: FeatureFlag) => {
    setBase(now);
    setNamed((known) => [...now.accounts, ...known.filter((one) => !now.accounts.some(({ id }) => id === one.id))]);
    show(now);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      try {
        const body = { rule, reason, version: base.version };
        const saved = await sessionCall(changeFeatureFlag, { params: { key: base.key }, body });
        take(saved);
        setRule(saved.rule);
        setReason('');
        setTheirs(null);
        showToast(t('saved'));
        // The person’s own screens follow at once; everybody else’s within five minutes.
        if (person) await loadFlags(person, { anew: true });
      } catch (error) {
        const found = problemOf(error);
        if (found?.code === 'request.stale_version') setTheirs(found.present as FeatureFlag);
        throw error;
      }
    });
  };
  return (
    <>
      <p className="small muted bench-mono">{base.key}</p>
      <p>{ruleText(base.rule)}</p>
      <form className="bench-form" data-draft="own" onSubmit={save}>
        <RuleFields
          rule={rule}
          setRule={setRule}
          accounts={named}
          name={(one) => setNamed((known) => [...known, one])}
        />
        {theirs ? (
          <Notice tone="warning" role="alert" title={t('conflict')}>
            <p>{t('conflict.theirs', { rule: ruleText(theirs.rule), name: theirs.changed_by ?? t('somebody') })}</p>
            <p>{t('conflict.yours', { rule: ruleText(rule) })}</p>
            <p className="row notice-actions">
              <Button
                type="button"
                size="small"
                onClick={() => {
                  take(theirs);
                  setTheirs(null);
                }}
              >
                {t('conflict.keep')}
              </Button>
              <Button
                type="button"
                size="small"
                onClick={() => {
                  take(theirs);
                  setRule(theirs.rule);
                  setTheirs(null);
                }}
              >
                {t('conflict.take')}
              </Button>
            </p>
          </Notice>
        ) : null}
        {changes.length ? (
          <div aria-live="polite">
            <h3>{t('changes')}</h3>
            <ul className="bench-list">
              {changes.map((one) => (
                <li key={one.what}>{changeText(one, { accounts: named })}</li>
              ))}
            </ul>
            <p className="small muted">{t('effect', { rule: ruleText(rule) })}</p>
          </div>
        ) : null}
        <TextArea
          name="reason"
          label={t('reason')}
          hint={t('reason.hint')}
          rows={2}
          required
          minLength={5}
          maxLength={300}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {theirs ? null : <FailedAct problem={problem} />}
        <div className="row">
          <Button variant="primary" busy={busy} disabled={changes.length === 0 || theirs !== null}>
            {t('save', { count: changes.length })}
          </Button>
          {base.is_default ? null : (
            <Button type="button" onClick={() => setRule(base.default_rule)}>
              {t('default')}
            </Button>
          )}
        </div>
      </form>
      <Disclosure summary={t('previewDraft')}>
        <PreviewAs
          draft={{ key: base.key, rule }}
          nameOf={(one) => nameOfFeature(one, navigation)}
          also={(preview) => <ResultingNavigation preview={preview} navigation={navigation} />}
        />
      </Disclosure>
      <FlagHistory key={base.version} flag={base} use={setRule} />
    </>
  );
}
