import { contentChanges, type PackageContent } from '@travesia/contracts/packages';
import { describe, expect, it } from 'vitest';
import { translator } from '../../../../../../lib/i18n/use-texts.tsx';
import { makeContent, makeDraft, SURGEON } from '../../testing/make-draft.ts';
import { changesInWords } from '../change-words.ts';
import { packageWords } from '../texts.ts';

const before = makeContent();
const words = (changed: Partial<PackageContent>, locale: 'en' | 'es' | 'pt' = 'en') =>
  changesInWords(
    translator(packageWords, locale),
    locale,
    contentChanges(before, { ...before, ...changed }),
    makeDraft().editor,
  ).map(({ label, before: was, after }) => [label, was, after]);
const withItem = (changed: Partial<PackageContent['items'][number]>) => ({
  items: before.items.map((item) => (item.key === 'lodging' ? { ...item, ...changed } : item)),
});
const none = { en: '', es: '', pt: '' };

describe('what changed in a package, in words', () => {
  it.each<[Partial<PackageContent>, string[][]]>([
    [{ title: { ...before.title, pt: 'Joelho novo' } }, [['Title (Portuguese)', 'Joelho', 'Joelho novo']]],
    [{ treatment: null }, [['Treatment', 'Knee replacement', 'Nothing']]],
    [withItem({ answer: 'not_included' }), [['Lodging: answer', 'Included', 'Not included']]],
    [withItem({ extra: { amount: 9_050, currency: 'USD' } }), [['Lodging: extra price', 'Nothing', 'US$\u00A090.50']]],
    [withItem({ quantity: 4 }), [['Lodging: quantity', 'Nothing', '4']]],
    [withItem({ detail: { ...none, es: 'Hotel' } }), [['Lodging: detail (Spanish)', 'Nothing', 'Hotel']]],
    [
      { lines: before.lines.map((line) => ({ ...line, amount: { amount: 60_000, currency: 'USD' } })) },
      [
        ['Price: surgeon_fee', 'US$\u00A05,000', 'US$\u00A0600'],
        ['Price: taxes_fees', 'US$\u00A0500', 'US$\u00A0600'],
      ],
    ],
    [{ deposit_percent: 0 }, [['Deposit', '30%', 'No deposit']]],
    [{ clinicians: [] }, [['People', 'Dr. Solano', 'Nothing']]],
    [{ cancellation_policy: null }, [['Cancellation policy', 'Standard', 'Nothing']]],
    [
      {
        complications: {
          ...before.complications,
          pays: { ...before.complications.pays, travel: 'insurance' },
          window_days: 30,
        },
      },
      [
        ['Complications: Another trip', 'Patient', 'Insurance'],
        ['Complications: how long', '90 days', '30 days'],
      ],
    ],
    [
      { itinerary: [{ trip: 1, day: 2, place: 'hospital', title: { ...none, en: 'Surgery' }, note: none }] },
      [
        ['Trip 1, day 2: place', 'Nothing', 'Hospital'],
        ['Trip 1, day 2: title (English)', 'Nothing', 'Surgery'],
      ],
    ],
  ])('%#', (changed, expected) => {
    expect(words(changed)).toEqual(expected);
  });

  it('speaks the language of the page', () => {
    expect(words({ clinicians: [SURGEON], deposit_percent: 25 }, 'es')).toEqual([['Anticipo', '30 %', '25 %']]);
    expect(words({ title: { ...before.title, en: 'New' } }, 'pt')).toEqual([['Título (inglês)', 'Knee', 'New']]);
  });
});
