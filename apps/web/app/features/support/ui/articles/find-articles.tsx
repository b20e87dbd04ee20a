import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { topicOf, useArticles, usePaused } from '../../use-articles.ts';
import { supportTexts } from '../../texts.ts';
import { Loading } from '../parts/loading.tsx';
import { ArticleList } from './article-list.tsx';
import { TopicChips } from './topic-chips.tsx';

/** Number of articles shown before a search. */
const FIRST = 8;

/** Search and topics of the help articles; both are in the URL. */
export function FindArticles({ base }: { base: string }) {
  const t = useTexts(supportTexts);
  const [query, setQuery] = useSearchParams();
  const [wantsAll, setAll] = useState(false);
  const [typed, setTyped] = useState(query.get('q') ?? '');
  const q = usePaused(typed.trim());
  const topic = topicOf(query.get('topic'));
  const { data, problem, reload } = useArticles(q, topic);
  const keep = (changed: Record<string, string>) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changed)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  const isWhole = wantsAll || q !== '' || topic !== undefined || (data?.data.length ?? 0) <= FIRST;
  const clear = () => {
    setTyped('');
    keep({ q: '', topic: '' });
  };
  return (
    <section className="portal-section portal-section-main" aria-labelledby="find">
      <div className="portal-section-head">
        <h2 id="find">{t('find.heading')}</h2>
      </div>
      <form
        role="search"
        data-draft="own"
        onSubmit={(event) => {
          event.preventDefault();
          keep({ q: typed.trim() });
        }}
      >
        <TextField
          name="q"
          type="search"
          label={t('find.label')}
          hideLabel
          placeholder={t('find.placeholder')}
          maxLength={200}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={() => keep({ q: typed.trim() })}
        />
      </form>
      {data ? <TopicChips topics={data.topics} current={topic} q={typed.trim()} base={base} /> : null}
      {data ? (
        <>
          <p role="status" className="small muted">
            {t('find.count', { count: data.data.length })}
          </p>
          {data.data.length > 0 ? (
            <ArticleList base={base} articles={isWhole ? data.data : data.data.slice(0, FIRST)} />
          ) : (
            <div className="help-nothing">
              <p className="strong">{t('find.nothing', { q })}</p>
              <p>{t('find.nothingText')}</p>
              <Button type="button" size="small" onClick={clear}>
                {t('find.clear')}
              </Button>
            </div>
          )}
          {isWhole ? null : (
            <Button type="button" size="small" onClick={() => setAll(true)}>
              {t('find.clear')}
            </Button>
          )}
        </>
      ) : problem ? (
        <FailedLoad problem={problem} retry={reload} />
      ) : (
        <Loading lines={5} />
      )}
    </section>
  );
}
