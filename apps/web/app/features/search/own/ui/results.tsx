import type { PortalGroup } from '../../../portal/index.ts';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Tabs } from '../../../../ui/navigation/tabs.tsx';
import {
  foundArticles,
  foundInCatalog,
  foundPages,
  foundYours,
  type Part,
  type Scope,
  scopesFor,
  type Words,
} from '../found.ts';
import { usePortalSearch } from '../use-portal-search.ts';
import type { SearchedWords } from '../use-words.ts';
import { FoundSection } from './found-section.tsx';

interface ResultsProps extends Words {
  search: SearchedWords;
  groups: readonly PortalGroup[];
}

const HELP = ['/support', '/organization/support'];

/** Results by scope: a few of each, or all of one. */
export function Results({ search: { words, scope, at }, groups, t, format }: ResultsProps) {
  const paths = groups.flatMap(({ items }) => items.map(({ path }) => path));
  const helpAt = HELP.find((path) => paths.includes(path)) ?? null;
  const { catalog, help, yours } = usePortalSearch(words, { helpAt, hasLists: paths.includes('/favorites') });
  const inWords = { t, format };
  const parts: Partial<Record<Scope, Part>> = {
    pages: foundPages(groups, words),
    ...(yours.data ? { yours: foundYours({ ...yours.data, base: helpAt }, words, inWords) } : {}),
    // Below what is one's own, which would push it down.
    ...(catalog.data && !yours.isLoading ? foundInCatalog(catalog.data, words, inWords) : {}),
    ...(help.data && helpAt ? { help: foundArticles(helpAt, help.data) } : {}),
  };
  const understood = catalog.data?.understood;
  const full = scopesFor(words, parts.clinics, understood).flatMap((one) =>
    parts[one]?.found.length ? [{ scope: one, part: parts[one] }] : [],
  );
  const shown = full.filter((one) => scope === 'all' || one.scope === scope);
  const count = shown.reduce((sum, { part }) => sum + part.total, 0);
  const isWaiting = [catalog, help, yours].some(({ isLoading }) => isLoading);
  // A source that failed to load may have results.
  const isUnasked = [catalog, help, yours].some(({ problem }) => problem !== null);
  const corrected = understood?.corrected;
  return (
    <>
      <Tabs
        label={t('scope.label')}
        tabs={[
          { href: at(words, 'all'), label: t('scope.all'), current: scope === 'all' },
          ...full.map(({ scope: one, part }) => ({
            href: at(words, one),
            label: t(`scope.${one}`),
            count: format.number(part.total),
            current: scope === one,
          })),
        ]}
      />
      <p role="status" className="small muted" aria-busy={isWaiting || undefined}>
        {isWaiting ? '\u00A0' : t('count.label', { count })}
        {corrected ? ` ${t('read.corrected', { words: corrected })}` : null}
      </p>
      {shown.map((one) => (
        <FoundSection key={one.scope} {...one} {...(scope === 'all' ? { scopeAt: at(words, one.scope) } : {})} />
      ))}
      {catalog.isLoading || catalog.problem ? <LoadState loaded={catalog}>{() => null}</LoadState> : null}
      {help.problem ? <FailedLoad problem={help.problem} retry={help.reload} title={t('failed.help')} /> : null}
      {yours.problem ? <FailedLoad problem={yours.problem} retry={yours.reload} title={t('failed.yours')} /> : null}
      {!isWaiting && !shown.length && !isUnasked ? (
        <EmptyState
          title={t('none.title', { words })}
          action={scope === 'all' ? null : <LinkButton href={at(words, 'all')}>{t('none.everywhere')}</LinkButton>}
        >
          {t('none.text')}
        </EmptyState>
      ) : null}
    </>
  );
}
