import type { ConversationList } from '@travesia/contracts/messaging';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useQueryHref } from '../../../lib/list/use-query-href.ts';
import type { Desk } from '../desk.ts';
import type { AskedList } from '../list/list-state.ts';
import { teamTexts } from './texts.ts';
import { useTeam } from './use-team.ts';

const VIEWS = ['mine', 'unassigned', 'snoozed', 'archived'] as const;
const TAG = 'tag:';

interface TeamViewsProps {
  desk: Desk;
  asked: AskedList;
  counts: ConversationList['counts'] | undefined;
}

/** The rarer views of a team’s inbox, and its tags. */
export function TeamViews({ desk, asked, counts }: TeamViewsProps) {
  const t = useTexts(teamTexts);
  const navigate = useNavigate();
  const href = useQueryHref();
  const { data } = useTeam(desk);
  const known = data?.tags ?? [];
  const tags = asked.tag && !known.includes(asked.tag) ? [asked.tag, ...known] : known;
  const view = VIEWS.find((one) => one === asked.tab);
  const choose = (value: string) => {
    const tag = value.startsWith(TAG) ? value.slice(TAG.length) : null;
    void navigate(href({ tab: tag === null && value ? value : null, tag, page: null }), { preventScrollReset: true });
  };
  return (
    <label className="msg-views">
      <span className="sr-only">{t('view')}</span>
      <select
        className="input"
        value={asked.tag ? `${TAG}${asked.tag}` : (view ?? '')}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="">{t('view.more')}</option>
        {VIEWS.map((one) => (
          <option key={one} value={one}>
            {t(`view.${one}`, { count: counts?.[one] ?? 0 })}
          </option>
        ))}
        {tags.length ? (
          <optgroup label={t('view.tags')}>
            {tags.map((tag) => (
              <option key={tag} value={`${TAG}${tag}`}>
                {t('view.tag', { tag })}
              </option>
            ))}
          </optgroup>
        ) : null}
      </select>
    </label>
  );
}
