import { type Article, getArticle } from '@travesia/contracts/support';
import { Link } from 'react-router';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { gateOf, type SupportBase } from '../../gate-of.ts';
import { supportTexts } from '../../texts.ts';
import { Loading } from '../parts/loading.tsx';
import { ArticleList } from './article-list.tsx';

interface ArticlePageProps {
  /** Path of the parent help page. */
  base: SupportBase;
  slug: string;
}

const MISSING = ['support.article_not_found', 'request.invalid'];

/** A help article on its own page. */
export function ArticlePage({ base, slug }: ArticlePageProps) {
  const t = useTexts(supportTexts);
  const path = useLocalPath();
  return (
    <PortalPage title={t('head.article')} description={t('head.description')} {...gateOf(base)}>
      <div className="help-article">
        <Link to={path(base)} className="row small help-back">
          <Icon name="arrow-left" />
          {t('article.back')}
        </Link>
        <OneArticle key={slug} base={base} slug={slug} />
      </div>
    </PortalPage>
  );
}

function OneArticle({ base, slug }: ArticlePageProps) {
  const t = useTexts(supportTexts);
  const path = useLocalPath();
  const language = useLocale();
  const { data, problem, reload } = useCall(getArticle, { params: { slug }, query: { language } });
  if (data) return <Shown base={base} article={data} />;
  if (!problem) return <Loading lines={4} />;
  if (!MISSING.includes(problem.code)) return <FailedLoad problem={problem} retry={reload} />;
  return (
    <>
      <h1>{t('article.missing')}</h1>
      <EmptyState
        title={t('article.missingText')}
        action={
          <LinkButton variant="primary" href={path(base)}>
            {t('article.back')}
          </LinkButton>
        }
      />
    </>
  );
}

function Shown({ base, article }: { base: SupportBase; article: Article }) {
  const t = useTexts(supportTexts);
  const path = useLocalPath();
  const format = useFormat();
  return (
    <>
      <article>
        <p className="small muted">
          {t(`topic.${article.topic}`)} · {t('article.updated', { date: format.date(article.updated) })}
        </p>
        <h1>{article.title}</h1>
        <p className="lead">{article.summary}</p>
        {article.sections.map((section, at) => (
          <ArticlePart key={at} {...section} />
        ))}
      </article>
      {article.links.length ? (
        <section className="portal-section" aria-labelledby="links">
          <h2 id="links">{t('article.links')}</h2>
          <ul className="help-links">
            {article.links.map((link) => (
              <li key={link.path}>
                <a href={path(link.path)}>{link.label}</a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section className="portal-section" aria-labelledby="related">
        <h2 id="related">{t('article.related')}</h2>
        <ArticleList base={base} articles={article.related} />
      </section>
      <p className="help-ask">
        {t('article.ask')}{' '}
        <Link to={path(`${base}?about=${article.topic}#ask`)} className="strong">
          {t('article.askLink')}
        </Link>
      </p>
    </>
  );
}

function ArticlePart({ heading, paragraphs, items, ordered }: Article['sections'][number]) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <section>
      {heading ? <h2>{heading}</h2> : null}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {items.length ? (
        <List>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </List>
      ) : null}
    </section>
  );
}
