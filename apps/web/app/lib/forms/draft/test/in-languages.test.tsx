import { describe, expect, it } from 'vitest';
import { TextArea } from '../../../../ui/field/text-field.tsx';
import { renderPage } from '../../../site/testing/render-page.tsx';
import { InLanguages } from '../in-languages.tsx';

const html = (texts: Readonly<Record<string, string>>) =>
  renderPage(
    <InLanguages textOf={(lang) => texts[lang]} most={2000}>
      {(field) => <TextArea {...field} name={field.lang} label={field.lang} />}
    </InLanguages>,
  );

describe('a text in all languages', () => {
  it('shows every language with its own length, and marks the missing ones', () => {
    const page = html({ en: 'A clinic', es: 'Una clínica', pt: ' ' });
    for (const lang of ['en', 'es', 'pt']) expect(page).toContain(`lang="${lang}"`);
    expect(page).toContain('8 of 2,000 characters');
    expect(page).toContain('11 of 2,000 characters');
    expect(page.match(/Missing in this language/g)).toHaveLength(1);
  });

  it('misses nothing as long as no language has a text', () => {
    expect(html({})).not.toContain('Missing');
  });
});
