import { describe, expect, it } from 'vitest';
import { groupsOfStatement, knowTables, readsUnwatched } from '../statement-groups.ts';

describe('groupsOfStatement', () => {
  it.each([
    ['a table by its name', 'select slug from treatments', ['reference']],
    ['one in quotes', 'select "reviews"."id" from "reviews"', ['reviews']],
    ['several', 'select k.id from packages k join providers p on p.id = k.provider_id', ['providers', 'packages']],
    ['no table but a name that begins alike', 'select x from providers_of_old', []],
    ['no table but a column of that name', 'select o.packages from offers o', []],
    ['a column of a page', 'select p.slug, p.email from providers p', ['providers', 'provider_pages']],
    ['one without the name of its table', 'select email from providers', ['providers', 'provider_pages']],
    ['one in quotes with its table', 'select "providers"."email" from "providers"', ['providers', 'provider_pages']],
    ['one in a condition', 'select p.id from providers as p where p.website is null', ['providers', 'provider_pages']],
    [
      'a column of that name of another table',
      'select k.id, c.version from packages k, cities c',
      ['reference', 'packages'],
    ],
    ['what is nobody’s to see', 'select suspension_reason from providers', ['providers', 'provider_own']],
    ['whole rows', 'select p.* from providers p', ['providers', 'provider_pages', 'provider_own', 'next_free']],
    ['all rows', 'select *, xmin from packages', ['packages', 'package_pages', 'package_own']],
    ['rows as values', 'select to_jsonb(k) from packages k', ['packages', 'package_pages', 'package_own']],
    ['a count', 'select count(*) from packages k', ['packages']],
  ])('finds %s', (_what, text, groups) => {
    expect(groupsOfStatement(text).toSorted()).toEqual(groups.toSorted());
  });
});

describe('readsUnwatched', () => {
  it('finds unwatched tables by the names of all tables', () => {
    knowTables(['packages', 'deleted_rows', 'leads', 'sessions']);
    const reads = [
      'select id from leads',
      'select 1 from packages k join "sessions" s on true',
      'select 1 from packages, leads',
    ];
    const others = [
      'select leads from packages',
      'select key from deleted_rows',
      'select extract(epoch from leads_at) from packages',
    ];
    expect(reads.map(readsUnwatched)).toEqual([true, true, true]);
    expect(others.map(readsUnwatched)).toEqual([false, false, false]);
    knowTables([]);
    expect(readsUnwatched('select id from leads')).toBe(false);
  });
});
