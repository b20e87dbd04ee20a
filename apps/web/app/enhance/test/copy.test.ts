// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enhance } from '../copy.ts';

const writeText = vi.fn(async (_text: string) => undefined);

function press(html: string): { element: HTMLElement; button: HTMLButtonElement } {
  document.body.innerHTML = html;
  const element = document.querySelector('[data-label]') as HTMLElement;
  enhance(element);
  const button = document.querySelector('button') as HTMLButtonElement;
  button.click();
  return { element, button };
}

describe('the copy button', () => {
  beforeEach(() => {
    writeText.mockReset();
    vi.stubGlobal('navigator', { clipboard: { writeText } });
  });

  it.each([
    ['a code', '<code data-label="Copy" data-done="Copied">abc</code>'],
    ['a field', '<input value="abc" readonly data-label="Copy" data-done="Copied">'],
  ])('copies the content of %s, and says so', async (_what, html) => {
    const { button } = press(html);
    expect(writeText).toHaveBeenCalledWith('abc');
    await vi.waitFor(() => expect(button.textContent).toBe('Copied'));
  });

  it('selects the text if the browser refuses, and does not say it was copied', async () => {
    writeText.mockRejectedValue(new Error('refused'));
    const { element, button } = press('<input value="abc" readonly data-label="Copy" data-done="Copied">');
    await vi.waitFor(() => expect((element as HTMLInputElement).selectionEnd).toBe(3));
    expect(button.textContent).toBe('Copy');
  });
});
