import type { suggest } from '@travesia/contracts/search';
import type { EndpointArgs, EndpointOutput } from '@travesia/contracts/kit';
import { parseProcedures, parseSpecialties } from '../../../data/catalog/read-catalog.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import { defineService } from '../../platform/feature/service.ts';
import { perRevision } from '../../platform/http/revision/per-revision.ts';
import { followRows } from '../../platform/read-model/follow-rows.ts';
import { type SearchDocument, toRow } from './documents/document.ts';
import { type NamesFound, suggestQuery } from './endpoints/suggest.ts';
import { asName } from './matching/as-name.ts';
import { type DocumentMatch, matchDocuments, type MatchRequest } from './matching/match-documents.ts';
import { type PreparedQuery, prepareProviderQuery } from './matching/prepare-query.ts';
import { ProviderWords, type WordsOfProvider } from './matching/provider-words.ts';
import { providerWordsSource } from './matching/provider-words.repo.ts';
import { findMatches } from './matching/rank-providers.ts';
import { buildSpecialties } from './understand/find-specialty.ts';
import { buildLexicon, type Lexicon } from './understand/lexicon.ts';
import { type LexiconRow, readLexicon, readLexiconMark } from './understand/lexicon.repo.ts';
import { understandPhrase, type Understanding } from './understand/understand.ts';

/** The providers that match a phrase, unordered, and how the phrase was parsed. */
export interface ProviderMatches {
  prepared: PreparedQuery;
  /** Slugs; a higher score comes first. */
  found: { ref: string; score: number }[];
}

/** An unsaved document, and the one it would replace. */
export interface Draft {
  document: SearchDocument;
  replaces: string | null;
}

/** The search API for other modules. */
export interface Search {
  /** Parses a phrase into treatment, place, price and remaining words. */
  understand: (phrase: string) => Promise<Understanding>;
  /** Every provider that matches a phrase, for lists to filter, count and sort. */
  findProviders: (understanding: Understanding) => Promise<ProviderMatches>;
  /** Same, for the words other than treatment and place, for lists that filter by those; null when no provider has such words. */
  findByRest: (understanding: Understanding) => Promise<ProviderMatches | null>;
  /** What a phrase means or names, best match first. */
  matchDocuments: (request: MatchRequest) => Promise<DocumentMatch[]>;
  /** What a phrase would match with a draft added to the index, or with one document removed. */
  tryDraft: (request: MatchRequest, draft: Draft) => Promise<DocumentMatch[]>;
  /** At most eight suggestions; `clinicians` are those whose name is being typed. */
  suggest: (
    query: EndpointArgs<typeof suggest>['query'],
    clinicians?: NamesFound,
  ) => Promise<EndpointOutput<typeof suggest>>;
  /** Preloads the in-memory indexes so that no search has to wait. */
  warm: () => Promise<unknown>;
}

/** Treatment, place and provider names are kept in memory and refreshed when the catalog revision changes. */
export function createSearch({ database, revision }: Pick<ModuleDeps, 'database' | 'revision'>): Search {
  const { db } = database;
  const procedures = parseProcedures();
  const specialties = buildSpecialties(parseSpecialties());
  const lexicon = perRevision(
    revision,
    keepWhileUnchanged(
      () => readLexiconMark(db),
      async () => buildLexicon(await readLexicon(db), procedures, specialties),
    ),
  );
  const providers = perRevision(
    revision,
    followRows<WordsOfProvider, ProviderWords>(db, providerWordsSource, () => new ProviderWords()),
  );
  const read = async (phrase: string) => {
    const [names, words] = await Promise.all([lexicon(), providers()]);
    return {
      words,
      understanding: asName(
        words,
        understandPhrase(names, phrase, (word) => words.countOf(word)),
      ),
    };
  };
  const find = (words: ProviderWords, prepared: PreparedQuery): ProviderMatches => ({
    prepared,
    found: findMatches(words, prepared).map(({ row, score }) => ({ ref: words.keyOf(row), score })),
  });
  return {
    understand: async (phrase) => (await read(phrase)).understanding,
    findProviders: async (understanding) => {
      const words = await providers();
      return find(words, prepareProviderQuery(words, understanding));
    },
    findByRest: async (understanding) => {
      if (!understanding.rest.length) return null;
      const words = await providers();
      const prepared = prepareProviderQuery(words, understanding, 'rest');
      return prepared.stage === 'words' || prepared.stage === 'mended' ? find(words, prepared) : null;
    },
    matchDocuments: async (request) => {
      const { words, understanding } = await read(request.phrase);
      return matchDocuments(words, understanding, request);
    },
    tryDraft: async (request, { document, replaces }) => {
      const [rows, words] = await Promise.all([readLexicon(db), providers()]);
      const others = rows.filter(({ kind, ref }) => kind !== document.kind || ref !== replaces);
      const names = buildLexicon([...others, draftRow(document)], procedures, specialties);
      const understanding = understandPhrase(names, request.phrase, (word) => words.countOf(word));
      return matchDocuments(words, understanding, request);
    },
    suggest: async (query, clinicians) => {
      const [names, words] = await Promise.all([lexicon(), providers()]);
      // While typing, the matching providers tell as much as the word counts would, so the counts are skipped.
      const understanding = understandPhrase(names, query.q, () => 0, { typing: true });
      return suggestQuery({ words, lexicon: names, clinicians }, understanding, query);
    },
    warm: async () => {
      await lexicon();
      await providers();
    },
  };
}

function draftRow(document: SearchDocument): LexiconRow {
  const { kind, ref, label, detail, country, weight, names } = toRow(document);
  if (kind === 'provider') throw new TypeError('providers are found by their words, not by a name in memory');
  return { kind, ref, label, detail, country, weight, names };
}

/** Most revisions change no name, so a cheap marker is checked first. */
function keepWhileUnchanged(readMark: () => Promise<string>, read: () => Promise<Lexicon>): () => Promise<Lexicon> {
  let kept: { mark: string; lexicon: Lexicon } | null = null;
  return async () => {
    const mark = await readMark();
    if (kept?.mark !== mark) kept = { mark, lexicon: await read() };
    return kept.lexicon;
  };
}

/** The search of this product. */
export const searchService = defineService<Search>('search');
