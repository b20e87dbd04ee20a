import { checkQuestionnaire, questionsOf, visibleQuestions } from '@travesia/contracts/journeys';
import { describe, expect, it } from 'vitest';
import { parseCatalog } from '../../catalog/read-catalog.ts';
import { parseIntake } from '../read-intake.ts';

const intake = parseIntake();
const slugs = parseCatalog().treatments.map(({ slug }) => slug);
const surgical = [...intake].filter(([, sections]) => sections.some(({ id }) => id === 'safety'));

describe('the default intake forms', () => {
  it('exist for each treatment, and for those that admins add', () => {
    expect([...intake.keys()].toSorted()).toEqual(['_default', ...slugs].toSorted());
  });

  it.each([...intake])('of %s can be used, and says why each question is asked', (_treatment, sections) => {
    expect(checkQuestionnaire({ sections })).toEqual([]);
    for (const { id, why } of questionsOf({ sections })) expect([id, why.en, why.es, why.pt]).not.toContain('');
  });

  it.each([...intake])(
    'of %s asks about medicines, allergies and pregnancy, and no patient can skip it',
    (_slug, sections) => {
      const shown = visibleQuestions({ sections }, {});
      for (const id of ['medicines', 'allergies', 'pregnancy', 'anticoagulants'])
        expect(shown).toContainEqual(expect.objectContaining({ id, core: true, required: true }));
    },
  );

  it.each(surgical)('of %s asks about clots, smoking and anesthesia', (_treatment, sections) => {
    const asked = questionsOf({ sections }).filter(({ core }) => core);
    expect(asked.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['clot', 'smoking', 'anesthesia', 'bleeding', 'infection', 'height', 'weight']),
    );
  });
});
