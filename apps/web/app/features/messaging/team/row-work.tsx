import type { ConversationWork } from '@travesia/contracts/messaging';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { teamTexts } from './texts.ts';
import { WaitMark } from './wait-mark.tsx';

/** What the team noted about its work. */
export function RowWork({ work }: { work: ConversationWork }) {
  const t = useTexts(teamTexts);
  return (
    <p className="msg-row-work">
      {work.woken_at ? <span className="msg-tag">{t('woken')}</span> : null}
      <WaitMark work={work} />
      {work.assignee ? (
        <span>
          <span className="sr-only">{t('assigned', { name: work.assignee.name })}</span>
          <span aria-hidden="true">{work.assignee.is_own ? t('you') : work.assignee.name}</span>
        </span>
      ) : null}
      {work.tags.map((tag) => (
        <span key={tag} className="msg-tag">
          {tag}
        </span>
      ))}
    </p>
  );
}
