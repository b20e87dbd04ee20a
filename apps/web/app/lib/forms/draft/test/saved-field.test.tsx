import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../site/testing/render-page.tsx';
import { DraftForm } from '../draft-form.ts';
import { SavedField } from '../saved-field.tsx';

/** A field after a rejected save. */
function refused(type: string, value: string, code: string, wrong?: string) {
  const saved = { version: 1, form: { it: value } };
  const draft = new DraftForm({ part: 'a', owner: 'rosa', saved, save: async () => saved, presentOf: () => saved });
  draft.fields.setError('it', { type: code, message: 'Escriba como máximo 300 caracteres.' });
  const state = { ...draft.read(), status: 'refused' as const, refused: ['it'] };
  return renderPage(<SavedField {...{ part: 'a', name: 'it', label: 'It', type, wrong, draft, state }} />, {
    locale: 'es',
  });
}

describe('a rejected field', () => {
  it.each([
    ['tel', 'abc', 'too_small', 'con el código de país'],
    ['email', 'ana@', 'invalid_format', 'por ejemplo, ana@clinica.com'],
    ['url', 'javascript:alert(1)', 'invalid_format', 'por ejemplo, https://clinica.com'],
    ['url', 'https://x.com/'.repeat(40), 'too_big', 'como máximo 300'],
  ])('of the kind %s explains its format, whichever rule %j failed', (type, value, code, sentence) => {
    expect(refused(type, value, code)).toContain(sentence);
  });

  it('shows its screen’s own message instead of the server’s', () => {
    const html = refused('number', '30.5', 'custom', 'Escriba un número entero de 25 a 50.');
    expect(html).toContain('Escriba un número entero de 25 a 50.');
    expect(html).not.toContain('como máximo');
  });
});
