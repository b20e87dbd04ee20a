// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { enhance } from '../page-actions/copy-link.ts';

it('copies the URL of the section whose sign was clicked, and says so beside it', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  document.body.innerHTML = `<article data-done="Copied"><h2 id="a">A</h2><a href="#a" data-copy-link>x</a><p>text</p></article>`;
  const article = document.querySelector('article') as HTMLElement;
  enhance(article);
  document.querySelector('p')?.click();
  expect(writeText).not.toHaveBeenCalled();
  document.querySelector('a')?.click();
  await vi.waitFor(() => expect(article.querySelector('[role="status"]')?.textContent).toBe('Copied'));
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/#a$/));
});
