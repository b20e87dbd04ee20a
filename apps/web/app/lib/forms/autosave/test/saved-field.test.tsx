import type { ProblemField } from '@travesia/contracts/kit';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../site/testing/render-page.tsx';
import { Autosave, type SaveState } from '../autosave.ts';
import { SavedField } from '../saved-field.tsx';

/** A field as it stands after a save that was refused for it. */
function refused(type: string, value: string, code: string, wrong?: string) {
  const field: ProblemField = { path: 'body.it', code, message: 'words of a machine' };
  const about = { type: 'x', title: 't', status: 422, detail: 'd', request_id: 'r', error: 'e' };
  const saved = { version: 1, form: { it: value } };
  const autosave = new Autosave({
    part: 'a',
    owner: 'rosa',
    saved,
    save: async () => saved,
    presentOf: () => saved,
  });
  const problem = { ...about, code: 'request.invalid', fields: [field] };
  const state: SaveState = { ...autosave.read(), status: 'refused', errors: { it: field }, problem };
  return renderPage(<SavedField {...{ part: 'a', name: 'it', label: 'It', type, wrong, autosave, state }} />, {
    locale: 'es',
  });
}

describe('a field that was refused', () => {
  it.each([
    ['tel', 'abc', 'too_small', 'Escríbalo con el código del país'],
    ['email', 'ana@', 'invalid_format', 'como ana@clinica.com'],
    ['url', 'javascript:alert(1)', 'invalid_format', 'como https://clinica.com'],
    ['url', 'https://x.com/'.repeat(40), 'too_big', 'demasiado'],
  ])('of the kind %s says how it is written, whichever rule %j broke', (type, value, code, sentence) => {
    expect(refused(type, value, code)).toContain(sentence);
  });

  it('says what its screen knows better, and no words of a machine', () => {
    const html = refused('number', '30.5', 'custom', 'Escriba un número entero de 25 a 50.');
    expect(html).toContain('Escriba un número entero de 25 a 50.');
    expect(html).not.toContain('machine');
  });
});
