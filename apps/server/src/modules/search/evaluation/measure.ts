// Measures the search: node apps/server/src/modules/search/evaluation/measure.ts --names <folder> [--postgres <url>] [--hostile <file>] [--missed]
import { parseArgs } from 'node:util';
import { createSearch, type Search } from '../create-search.ts';
import { readFacilityNames } from './facility-names.ts';
import { catalogDocuments, providerDocuments } from './load-documents.ts';
import { loadDocuments, openMeasureDatabase } from './measure-database.ts';
import {
  measureHostile,
  measureNames,
  measurePhrases,
  measuredPhrases,
  ownPhrases,
  typedNames,
} from './measure-quality.ts';
import { HELD_OUT_NOT_OFFERED, HELD_OUT_OFFERED, HELD_OUT_OFFERED_AGAIN } from './held-out-phrases.ts';
import { measureNotOffered, measureOffered } from './measure-offers.ts';
import { NOT_OFFERED_PHRASES } from './not-offered-phrases.ts';
import { measureSpeed, type Speed } from './measure-speed.ts';

const DOCUMENTS = 50_000;
const { values } = parseArgs({
  options: {
    names: { type: 'string' },
    postgres: { type: 'string' },
    hostile: { type: 'string' },
    seed: { type: 'string', default: '2' },
    missed: { type: 'boolean', default: false },
  },
});
const line = (text: string) => void process.stdout.write(`${text}\n`);
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const list = (missed: readonly string[]) => (values.missed ? missed.forEach((one) => line(`    ${one}`)) : undefined);

const database = await openMeasureDatabase(values.postgres);
const facilities = values.names ? readFacilityNames(values.names) : [];
try {
  const documents = [...catalogDocuments(), ...(facilities.length ? providerDocuments(facilities, DOCUMENTS) : [])];
  const took = await loadDocuments(database, documents);
  line(
    `${database.engine}: ${documents.length} documents loaded in ${(took / 1000).toFixed(1)} s, ${facilities.length} of them real facilities`,
  );
  const search = createSearch({ database, revision: () => 1 });
  await reportPhrases(search);
  reportOffers();
  if (facilities.length) await reportNames(search);
  if (values.hostile) {
    const { asked, errors } = await measureHostile(search, values.hostile);
    line(`hostile strings              ${asked} asked in 3 ways, ${errors.length} errors`);
    list(errors);
  }
  if (facilities.length) await reportSpeed(search);
} finally {
  await database.close();
}

async function reportPhrases(search: Search): Promise<void> {
  for (const [what, phrases] of [
    ['phrases of the catalogue', measuredPhrases()],
    ['phrases tuned by', ownPhrases],
  ] as const) {
    const score = await measurePhrases(search, phrases);
    line(`${what.padEnd(28)} ${score.asked} asked, right treatment first ${percent(score.right, score.asked)}`);
    list(score.missed);
  }
}

function reportOffers(): void {
  for (const [what, { asked, right, missed }] of [
    ['hit@1, catalogue', measureOffered(measuredPhrases())],
    ['hit@1, held out', measureOffered(HELD_OUT_OFFERED)],
    ['hit@1, held out again', measureOffered(HELD_OUT_OFFERED_AGAIN)],
  ] as const) {
    line(`${what.padEnd(28)} ${asked} asked, hit@1 ${(right / asked).toFixed(3)}`);
    list(missed);
  }
  for (const [what, { asked, right, missed }] of [
    ['not offered, tuned', measureNotOffered(NOT_OFFERED_PHRASES)],
    ['not offered, held out', measureNotOffered(HELD_OUT_NOT_OFFERED)],
  ] as const) {
    line(`${what.padEnd(28)} ${asked} asked, ${asked - right} false offers`);
    list(missed);
  }
}

async function reportNames(search: Search): Promise<void> {
  const typed = typedNames(facilities, Number(values.seed));
  for (const kind of ['plain', 'mistyped', null] as const) {
    const score = await measureNames(
      search,
      typed.filter((one) => kind === null || one.kind === kind),
    );
    const what =
      kind === 'plain' ? 'names without accents' : kind === 'mistyped' ? 'names with one error' : 'names, both';
    line(
      `${what.padEnd(28)} ${score.asked} asked, first ${percent(score.first, score.asked)}, in ten ${percent(score.inTen, score.asked)}`,
    );
    if (kind !== null) list(score.missed);
  }
}

async function reportSpeed(search: Search): Promise<void> {
  const typed = typedNames(facilities, Number(values.seed));
  const right = [
    ...typed.filter((one) => one.kind === 'plain').map((one) => one.typed),
    ...measuredPhrases().map((one) => one.phrase),
  ];
  const wrong = typed.filter((one) => one.kind === 'mistyped').map((one) => one.typed);
  const begun = typed.map((one, index) => one.typed.slice(0, 3 + (index % 12)));
  const match = (phrase: string) =>
    search.matchDocuments({ phrase, kinds: ['treatment', 'provider', 'city', 'country'], limit: 6 });
  const complete = (q: string) => search.suggest({ q, language: 'en', currency: 'USD' });
  const speeds: Speed[] = [];
  for (const clients of [1, 32]) {
    speeds.push(await measureSpeed('search, typed right', clients, 800, right, match));
    speeds.push(await measureSpeed('search, mistyped', clients, 800, wrong, match));
    speeds.push(await measureSpeed('suggest', clients, 1200, begun, complete));
  }
  for (const speed of speeds) {
    line(
      `${`${speed.what}, c=${speed.clients}`.padEnd(28)} ${String(speed.perSecond).padStart(5)}/s  median ${speed.medianMs.toFixed(1)} ms  p99 ${speed.p99Ms.toFixed(1)} ms`,
    );
  }
}
