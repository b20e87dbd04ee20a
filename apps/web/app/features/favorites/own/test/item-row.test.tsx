import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../lib/site/testing/render-page.tsx';
import { makeFavorite, makeTarget } from '../testing/make-favorite.ts';
import { ItemRow } from '../ui/item-row.tsx';
import { ListByLink } from '../ui/list-by-link.tsx';

const acts = { lists: [], changed: () => undefined, removed: () => undefined, moved: () => undefined };

describe('saved item', () => {
  it('shows a price change, with the previous price', () => {
    const cheaper = makeFavorite({
      price_change: {
        direction: 'lower',
        percent: 12,
        now: { amount: 1_340_000, currency: 'USD', approximate: false },
      },
      saved_price: { amount: 1_500_000, currency: 'USD', approximate: false },
    });
    const html = renderPage(<ItemRow item={cheaper} acts={acts} />);
    expect(html).toContain('12% cheaper than when you saved it');
    expect(html.replaceAll('\u00a0', ' ')).toContain('It was US$ 15,000.');
    expect(renderPage(<ItemRow item={makeFavorite()} acts={acts} />)).not.toContain('than when you saved it');
  });

  it('compares prices without extras where the offer shows its total', () => {
    const cheaper = makeFavorite({
      target: makeTarget({ claim: 'total', price: { amount: 1_530_000, currency: 'USD', approximate: false } }),
      price_change: {
        direction: 'lower',
        percent: 12,
        now: { amount: 1_320_000, currency: 'USD', approximate: false },
      },
      saved_price: { amount: 1_500_000, currency: 'USD', approximate: false },
    });
    const text = renderPage(<ItemRow item={cheaper} acts={acts} />).replaceAll('\u00a0', ' ');
    expect(text).toContain('Without extras: US$ 15,000 then, US$ 13,200 now.');
    expect(text).not.toContain('It was');
  });

  it('stays when no longer offered: its last name, no link, and alternatives', () => {
    const other = makeTarget({ target_id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e19', name: 'Total hip replacement' });
    const gone = makeFavorite({ gone: true, target: null, name: 'Clínica Sol: Hip', note: 'Rosa liked it' });
    const html = renderPage(<ItemRow item={{ ...gone, alternatives: [other] }} acts={acts} />, { locale: 'es' });
    expect(html).toContain('Ya no se ofrece');
    expect(html).toContain('Clínica Sol: Hip');
    expect(html).toContain('Rosa liked it');
    expect(html).toContain(`/clinica-valle-central-${other.target_id}`);
    expect(html).not.toMatch(new RegExp(`href="[^"]*${gone.target_id}`));
  });
});

describe('shared list', () => {
  it('shows its owner, save buttons, and notes only if there are any', () => {
    const list = {
      name: 'Hips',
      owner_first_name: 'Rosa',
      items: [
        { target: makeTarget(), note: 'Near the beach' },
        { target: makeTarget({ target_id: 'b' }), note: null },
      ],
      gone_count: 1,
    };
    const html = renderPage(<ListByLink list={list} />);
    expect(html).toContain('Rosa shared 2 items with you.');
    expect(html).toContain('1 item in this list is no longer offered.');
    expect(html.match(/data-keep="saved"/g)).toHaveLength(2);
    expect(html.match(/Rosa’s note/g)).toHaveLength(1);
    expect(html).toContain('href="/compare?packages=');
  });

  it('explains a revoked link', () => {
    expect(renderPage(<ListByLink list={null} />, { locale: 'pt' })).toContain(
      'A lista foi excluída ou o link foi revogado',
    );
  });
});
