import {
  FEATURE_KEYS,
  type FeatureFlag,
  type FeatureKey,
  listFeatureFlags,
  type UserRole,
} from '@travesia/contracts/access';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { Drawer } from '../../../../lib/workbench/drawer.tsx';
import { PreviewAs } from '../../../accounts/index.ts';
import { Contents } from '../../../../lib/screen/contents.tsx';
import { changedQuery } from '../../../../lib/workbench/query.ts';
import { FailedLoad, Loading } from '../../../../lib/workbench/states.tsx';
import { type EveryNavigation, featuresByPortal, nameOfFeature } from '../feature-names.ts';
import { configurationTexts } from '../texts.ts';
import { useRuleText } from '../use-rule-text.ts';
import { FeatureEditor } from './feature-editor.tsx';
import { ResultingNavigation } from './resulting-navigation.tsx';

/** All features by portal with who has them; one opens beside the list. */
export function FeatureList({ navigation }: { navigation: EveryNavigation }) {
  const t = useTexts(configurationTexts);
  const [query, setQuery] = useSearchParams();
  // Input is shown immediately; the URL lags behind and would lose letters during fast typing.
  const [q, setQ] = useState(query.get('q') ?? '');
  const { data: known, problem, reload, change } = useCall(listFeatureFlags);
  const data = known?.data;
  const key = FEATURE_KEYS.find((one) => one === query.get('feature'));
  const open = data?.find((flag) => flag.key === key);
  const close = () => setQuery(changedQuery(query, { feature: '' }), { preventScrollReset: true });
  const isMeant = (one: FeatureKey) =>
    `${nameOfFeature(one, navigation)} ${one}`.toLocaleLowerCase().includes(q.trim().toLocaleLowerCase());
  if (!data) return problem ? <FailedLoad problem={problem} retry={reload} /> : <Loading />;
  const groups = [...featuresByPortal()].map(([portal, keys]) => ({
    portal,
    flags: keys.filter(isMeant).flatMap((one) => data.find((flag) => flag.key === one) ?? []),
  }));
  return (
    <>
      <TextField
        name="q"
        type="search"
        label={t('features.search')}
        value={q}
        autoComplete="off"
        onChange={({ currentTarget }) => {
          setQ(currentTarget.value);
          setQuery(changedQuery(query, { q: currentTarget.value }), { replace: true, preventScrollReset: true });
        }}
      />
      {groups.every(({ flags }) => flags.length === 0) ? <p role="status">{t('features.none')}</p> : null}
      <Groups groups={groups} query={query} navigation={navigation} />
      {open ? (
        <Drawer key={open.key} title={nameOfFeature(open.key, navigation)} close={close}>
          <FeatureEditor
            flag={open}
            navigation={navigation}
            show={(saved) =>
              change((all) => ({ ...all, data: all.data.map((one) => (one.key === saved.key ? saved : one)) }))
            }
          />
        </Drawer>
      ) : null}
    </>
  );
}

interface GroupsProps {
  groups: readonly { portal: UserRole; flags: readonly FeatureFlag[] }[];
  query: URLSearchParams;
  navigation: EveryNavigation;
}

/** The features of each portal, and what an account sees with them. */
function Groups({ groups, query, navigation }: GroupsProps) {
  const t = useTexts(configurationTexts);
  return (
    <Contents
      label={t('features.contents')}
      parts={[
        ...groups
          .filter(({ flags }) => flags.length > 0)
          .map(({ portal, flags }) => ({
            id: `features-${portal}`,
            label: t(`portal.${portal}`),
            content: (
              <section>
                <h2 id={`features-${portal}`}>{t(`portal.${portal}`)}</h2>
                <ul className="bench-list" aria-label={t(`portal.${portal}`)}>
                  {flags.map((flag) => (
                    <FeatureRow
                      key={flag.key}
                      flag={flag}
                      name={nameOfFeature(flag.key, navigation)}
                      search={changedQuery(query, { feature: flag.key })}
                    />
                  ))}
                </ul>
              </section>
            ),
          })),
        {
          id: 'features-preview',
          label: t('previewAs'),
          content: (
            <section>
              <h2 id="features-preview">{t('previewAs')}</h2>
              <PreviewAs
                nameOf={(one) => nameOfFeature(one, navigation)}
                also={(preview) => <ResultingNavigation preview={preview} navigation={navigation} />}
              />
            </section>
          ),
        },
      ]}
    />
  );
}

function FeatureRow({ flag, name, search }: { flag: FeatureFlag; name: string; search: string }) {
  const t = useTexts(configurationTexts);
  const { ruleText } = useRuleText();
  return (
    <li>
      <span className="row between">
        <Link to={{ search }} className="strong" preventScrollReset>
          {name}
        </Link>
        <span className="row">
          {flag.is_default ? null : <Badge icon="pencil">{t('features.changed')}</Badge>}
          <Badge tone={flag.rule.on ? 'success' : 'danger'} icon={flag.rule.on ? 'circle-check' : 'ban'}>
            {t(flag.rule.on ? 'on' : 'off')}
          </Badge>
        </span>
      </span>
      <span className="small">{ruleText(flag.rule)}</span>
      <span className="small muted bench-mono">{flag.key}</span>
    </li>
  );
}
