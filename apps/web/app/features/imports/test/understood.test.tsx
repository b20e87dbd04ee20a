// @vitest-environment jsdom
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { mount } from '../../../lib/session/testing/mount.tsx';
import { Understood } from '../ui/understood.tsx';

let unmount: () => Promise<void> = async () => undefined;
afterEach(() => unmount());

describe('how a register was understood', () => {
  it('names columns with their fields and rows, columns left out, abbreviations and warnings', async () => {
    unmount = await mount(
      <MemoryRouter>
        <Understood
          rows={9}
          report={{
            columns: { name: ['Nombre'], phone: ['Tel', 'Cel'] },
            left_out: [
              { column: 'Director', examples: ['Ruiz', 'Paz'] },
              { column: 'Notas', examples: [] },
            ],
            filled: { name: 9 },
            warnings: { phone_incomplete: 4, of_an_older_release: 1 },
            unknown_kinds: [{ value: 'PSR', rows: 3 }],
            seconds: 0.5,
            content: 'digest',
          }}
        />
      </MemoryRouter>,
    );
    const text = document.body.textContent;
    for (const shown of [
      '18 rows per second',
      'Nombre · 9 rows',
      'Tel + Cel · 0 rows',
      'Ruiz · Paz',
      'Empty',
      'PSR',
      '3 rows',
    ])
      expect(text).toContain(shown);
    expect(text).toContain('Incomplete phone number4');
    expect(text).toContain('of_an_older_release1');
  });
});
