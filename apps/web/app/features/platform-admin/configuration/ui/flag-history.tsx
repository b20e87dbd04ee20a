import { type FeatureFlag, type FlagRule, listFlagVersions } from '@travesia/contracts/access';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { FailedLoad, Loading } from '../../../../lib/workbench/states.tsx';
import { changesOf } from '../feature-names.ts';
import { configurationTexts } from '../texts.ts';
import { useRuleText } from '../use-rule-text.ts';

/** A feature's history: who changed it, when, why and how; any earlier rule can be restored. */
export function FlagHistory({ flag, use }: { flag: FeatureFlag; use: (rule: FlagRule) => void }) {
  const t = useTexts(configurationTexts);
  const format = useFormat();
  const { changeText } = useRuleText();
  const { key } = flag;
  const { data: known, problem, reload } = useCall(listFlagVersions, { params: { key } });
  const data = known?.data;
  return (
    <div>
      <h3>{t('history')}</h3>
      {problem ? <FailedLoad problem={problem} retry={reload} /> : null}
      {data ? (
        data.length === 0 ? (
          <p role="status">{t('history.none')}</p>
        ) : (
          <ul className="bench-list" aria-label={t('history')}>
            {data.map((version) => (
              <li key={version.version}>
                <span>
                  <b>{version.by ?? t('somebody')}</b>{' '}
                  <time dateTime={version.at} className="small muted">
                    {format.instant(version.at, ownTimeZone())}
                  </time>
                </span>
                <span>{version.reason}</span>
                {changesOf(version.before, version.rule).map((one) => (
                  <span key={one.what} className="small muted">
                    {changeText(one, flag)}
                  </span>
                ))}
                <Button
                  type="button"
                  size="small"
                  icon="undo-2"
                  className="bench-start"
                  onClick={() => use(version.before)}
                >
                  {t('history.before', { version: version.version })}
                </Button>
              </li>
            ))}
          </ul>
        )
      ) : problem ? null : (
        <Loading lines={2} />
      )}
    </div>
  );
}
