import { convertMoney, LOCALES, type Localized, type Rate } from '@travesia/contracts/kit';
import { type PackageContent, priceOf } from '@travesia/contracts/packages';
import type { NewInclusion, NewPackage } from '../packages-write.repo.ts';
import { answerLetters } from '../packages.presenter.ts';

export interface PublicRow {
  row: NewPackage;
  inclusions: NewInclusion[];
}

/** A text, or null if nothing is written. */
export const written = (text: Localized): Localized | null =>
  LOCALES.some((locale) => text[locale].trim()) ? text : null;

/** A complete content as the rows that patients' pages and lists are made from. */
export function toPublicRow(
  { id, providerId, demo, edition }: { id: string; providerId: string; demo: boolean; edition: number },
  content: PackageContent,
  { rates, today }: { rates: ReadonlyMap<string, Rate>; today: string },
): PublicRow {
  const price = priceOf(content.lines);
  const {
    treatment,
    nights,
    stay_days: stayDays,
    deposit_percent: depositPercent,
    cancellation_policy: policy,
  } = content;
  if (
    price === null ||
    treatment === null ||
    nights === null ||
    stayDays === null ||
    depositPercent === null ||
    !policy
  )
    throw new TypeError('only a complete package can be published');
  const usd = convertMoney(price, 'USD', rates).amount;
  const answers = content.items.map(({ answer, ...item }) => ({ ...item, answer: answer ?? 'not_included' }));
  return {
    row: {
      id,
      providerId,
      treatment,
      clinicianId: content.clinicians[0] ?? null,
      clinicianIds: content.clinicians,
      title: content.title,
      description: content.description,
      status: 'published',
      currency: content.currency,
      priceMinor: price.amount,
      priceUsdMinor: usd,
      // refreshTotals adds what is missing.
      totalUsdMinor: usd,
      nights,
      stayDays,
      depositPercent,
      cancellationPolicy: policy,
      lines: content.lines.map(({ key, amount }) => ({ key, amount_minor: amount.amount })),
      answers: answerLetters(new Map(answers.map(({ key, answer }) => [key, answer]))),
      includedKeys: answers.filter(({ answer }) => answer === 'included').map(({ key }) => key),
      itinerary: content.itinerary,
      complications: content.complications,
      searchSummary: written(content.search_summary),
      advertisingNumber: content.advertising_number,
      confirmedOn: today,
      demo,
      version: edition,
    },
    inclusions: answers.map(({ key, answer, quantity, detail, extra }) => ({
      packageId: id,
      key,
      answer,
      quantity,
      detail: written(detail),
      extraMinor: answer === 'not_included' ? (extra?.amount ?? null) : null,
    })),
  };
}
