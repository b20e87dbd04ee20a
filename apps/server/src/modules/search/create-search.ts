import type { suggest } from '@travesia/contracts/search';
import type { EndpointArgs, EndpointOutput } from '@travesia/contracts/kit';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import { perRevision } from '../../platform/per-revision.ts';
import { type PreparedQuery, prepareProviderQuery } from './matching/prepare-query.ts';
import { type DocumentMatch, matchDocuments, type MatchRequest } from './matching/match-documents.ts';
import { suggestQuery } from './endpoints/suggest.ts';
import { buildLexicon, type Lexicon } from './understand/lexicon.ts';
import { countKnownWords, readLexicon, readLexiconMark } from './understand/lexicon.repo.ts';
import { understandPhrase, type Understanding } from './understand/understand.ts';

/** Searching, as other modules use it. */
export interface Search {
  /** Reads a phrase: treatment, place, price, and the words left. */
  understand: (phrase: string) => Promise<Understanding>;
  /** Makes a phrase ready to restrict and rank providers within one statement of the caller's. */
  prepareQuery: (phrase: string | Understanding) => Promise<PreparedQuery>;
  /** The same for the words left beside treatment and place, for lists that filter by those; null when no provider has such words. */
  prepareRest: (understanding: Understanding) => Promise<PreparedQuery | null>;
  /** What a phrase means or names, best first. */
  matchDocuments: (request: MatchRequest) => Promise<DocumentMatch[]>;
  /** At most eight completions. */
  suggest: (query: EndpointArgs<typeof suggest>['query']) => Promise<EndpointOutput<typeof suggest>>;
}

/** Names of treatments and places are held in memory and read anew when the catalogue's revision says that one changed. */
export function createSearch({ database, revision }: Pick<ModuleDeps, 'database' | 'revision'>): Search {
  const { db } = database;
  const lexicon = perRevision(
    revision,
    keepWhileUnchanged(
      () => readLexiconMark(db),
      async () => buildLexicon(await readLexicon(db)),
    ),
  );
  const countKnown = (words: readonly string[]) => countKnownWords(db, words);
  const understand = async (phrase: string) => understandPhrase(await lexicon(), phrase, countKnown);
  // While typing the providers found tell as much, without a question of its own.
  const noneKnown = async () => new Map<string, number>();
  return {
    understand: (phrase) => understand(phrase),
    prepareQuery: async (phrase) =>
      prepareProviderQuery(db, typeof phrase === 'string' ? await understand(phrase) : phrase),
    prepareRest: async (understanding) => {
      if (!understanding.rest.length) return null;
      const prepared = await prepareProviderQuery(db, understanding, 'rest');
      return prepared.stage === 'words' || prepared.stage === 'mended' ? prepared : null;
    },
    matchDocuments: async (request) => matchDocuments(db, await understand(request.phrase), request),
    suggest: async (query) => {
      const names = await lexicon();
      return suggestQuery(db, names, await understandPhrase(names, query.q, noneKnown, { typing: true }), query);
    },
  };
}

/** Most revisions change no name: a mark that is cheap to read tells. */
function keepWhileUnchanged(readMark: () => Promise<string>, read: () => Promise<Lexicon>): () => Promise<Lexicon> {
  let kept: { mark: string; lexicon: Lexicon } | null = null;
  return async () => {
    const mark = await readMark();
    if (kept?.mark !== mark) kept = { mark, lexicon: await read() };
    return kept.lexicon;
  };
}
