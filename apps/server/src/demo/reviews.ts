import { addDays } from './days.ts';
import { demoId } from './demo-id.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';
import type { DemoContent, ReviewContent } from './content/read-content.ts';
import type { DemoPackage, DemoReview } from './types.ts';

/** Days after the visit at which a patient is asked (capability 7: day 14, month 3, month 12). */
const ASKED_AFTER = { day14: 14, month3: 91, month12: 365 };
/** People answer within this many days of being asked. */
const ANSWERED_WITHIN = 16;
const OLDEST_DAYS = 520;
/** A package that is no longer published may have reviews; a draft never does. */
const REVIEWABLE: DemoPackage['status'][] = ['published', 'archived'];

/** The reviews with their dates, newest first. Each belongs to a package of its provider. */
export function makeReviews(content: DemoContent, today: string, packages: DemoPackage[]): DemoReview[] {
  const reviews = content.reviews.flatMap(({ provider, reviews: written }) =>
    written.map((review, index): DemoReview => {
      const random = seededRandom(`review/${provider}/${index}`);
      const provider_id = demoId(`provider/${provider}`);
      const own = packages.filter(
        (one) =>
          one.provider_id === provider_id && one.treatment === review.treatment && REVIEWABLE.includes(one.status),
      );
      if (own.length === 0) {
        throw new Error(`"${review.title}" reviews ${review.treatment}, which ${provider} does not sell.`);
      }
      const dates = datesOf(review, today, random);
      return {
        demo: true,
        id: demoId(`review/${provider}/${index}`),
        provider_id,
        package_id: random.pick(own).id,
        treatment: review.treatment,
        author: review.author,
        home_city: review.city,
        home_country: review.country,
        language: review.lang,
        overall: review.stars,
        scores: scoresOf(review, random),
        title: review.title,
        body: review.body,
        visited_month: dates.visited.slice(0, 7),
        follow_up: review.stage,
        published_on: dates.published,
        reply: review.reply ? { body: review.reply, published_on: addDays(dates.published, random.int(1, 3)) } : null,
      };
    }),
  );
  return reviews.sort((a, b) => b.published_on.localeCompare(a.published_on) || a.id.localeCompare(b.id));
}

function datesOf(review: ReviewContent, today: string, random: SeededRandom) {
  const asked = ASKED_AFTER[review.stage] + random.int(1, ANSWERED_WITHIN);
  // Recent reviews are more frequent; none is less than four days old, so that a reply fits in.
  const ago = 4 + Math.floor(random.fraction() ** 1.6 * OLDEST_DAYS);
  const visited = addDays(today, -ago - asked);
  const seasonal = review.month ? lastTimeIn(review.month, visited, random) : visited;
  return { visited: seasonal, published: addDays(seasonal, asked) };
}

/** The last date not after `day` in a given month, with a seeded day of that month. */
function lastTimeIn(month: number, day: string, random: SeededRandom): string {
  const wanted = `${String(month).padStart(2, '0')}-${String(random.int(3, 26)).padStart(2, '0')}`;
  const year = Number(day.slice(0, 4));
  const thisYear = `${year}-${wanted}`;
  return thisYear <= day ? thisYear : `${year - 1}-${wanted}`;
}

/** Category scores that match the stars: what the text complains about is lowest. */
function scoresOf(review: ReviewContent, random: SeededRandom): DemoReview['scores'] {
  const score = (part: keyof DemoReview['scores']) => {
    const { stars } = review;
    if (review.weak.includes(part)) return Math.max(1, stars - 1);
    if (stars === 5) return random.chance(0.12) ? 4 : 5;
    if (stars === 4) return random.chance(0.45) ? 5 : 4;
    return Math.min(5, stars + random.int(1, 2));
  };
  return {
    care: score('care'),
    communication: score('communication'),
    facility: score('facility'),
    value: score('value'),
  };
}
