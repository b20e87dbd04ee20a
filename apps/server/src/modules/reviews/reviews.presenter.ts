import type { Locale } from '@travesia/contracts/kit';
import type { Review } from '@travesia/contracts/reviews';
import type { Reference } from '../catalog/index.ts';
import { homeName } from './home-name.ts';
import type { ReviewRow } from './reviews.repo.ts';

/** A public review. */
export function presentReview(reference: Reference, row: ReviewRow, language: Locale): Review {
  const country = row.authorCountry && homeName(reference, row.authorCountry, language);
  return {
    id: row.id,
    author: row.author,
    author_place: [row.authorCity, country].filter(Boolean).join(', ') || null,
    language: row.language,
    treatment: row.treatment
      ? { slug: row.treatment, name: reference.everyTreatment.get(row.treatment)?.shortName[language] ?? row.treatment }
      : null,
    overall: row.overall,
    scores: { care: row.care, communication: row.communication, facility: row.facility, value: row.value },
    title: row.title,
    body: row.body,
    visited_month: row.visitedMonth,
    stage: row.stage,
    published_on: row.publishedOn ?? '',
    reply:
      row.replyBody && row.repliedOn
        ? { body: row.replyBody, language: row.replyLanguage ?? row.language, replied_on: row.repliedOn }
        : null,
    demo: row.demo,
  };
}
