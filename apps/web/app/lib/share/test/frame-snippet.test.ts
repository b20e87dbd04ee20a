import { expect, it } from 'vitest';
import { frameSnippet } from '../frame-snippet.ts';

it('makes HTML for other sites that a name can’t break out of', () => {
  const html = frameSnippet('https://travesia.example/embed/packages/1?a=1&b=2', 'Clínica "X" <b>');
  expect(html).toContain('src="https://travesia.example/embed/packages/1?a=1&#38;b=2"');
  expect(html).toContain('title="Clínica &#34;X&#34; &#60;b&#62;"');
});
