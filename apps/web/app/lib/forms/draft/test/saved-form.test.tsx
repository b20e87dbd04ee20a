// @vitest-environment jsdom
import type { Problem } from '@travesia/contracts/kit';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProblemError } from '../../../problem/problem-error.ts';
import { useSession } from '../../../session/session-store.ts';
import { rosa } from '../../../session/testing/fake-api.ts';
import { mount } from '../../../session/testing/mount.tsx';
import type { Form } from '../form.ts';
import type { Saved } from '../merge.ts';
import { SavedField } from '../saved-field.tsx';
import { SavedForm } from '../saved-form.tsx';
import { useDraftForm } from '../use-draft-form.ts';

const save = vi.fn<(form: Form, version: number) => Promise<Saved>>();
const saved: Saved = { version: 1, form: { 'address.city': 'Lima', phone: '' } };
const refuse = (code: string, more: Partial<Problem> = {}) =>
  new ProblemError({ type: 'x', title: 't', status: 409, detail: 'd', code, request_id: 'r', error: 'e', ...more });

function Contact({ manual }: { manual: boolean }) {
  const form = useDraftForm({
    part: 'contact',
    owner: rosa.id,
    saved,
    manual,
    save,
    presentOf: (present) => present as Saved,
  });
  return (
    <SavedForm {...form} labelOf={(name) => name}>
      <SavedField {...form} part="contact" name="address.city" label="City" />
      <SavedField {...form} part="contact" name="phone" type="tel" label="Phone" />
    </SavedForm>
  );
}

let leave: (() => Promise<void>) | undefined;
const show = async (manual = false) => {
  leave = await mount(<Contact manual={manual} />);
};
const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[name="contact.${name}"]`) as HTMLInputElement;
const type = (name: string, text: string) =>
  act(async () => {
    field(name).focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), text);
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
const send = () => act(async () => document.forms[document.forms.length - 1]?.requestSubmit());
const press = (words: string) =>
  act(async () => [...document.querySelectorAll('button')].find((one) => one.textContent === words)?.click());
const status = () => document.querySelector('[role="status"]')?.textContent;

// jsdom doesn't implement scrolling.
Element.prototype.scrollIntoView = () => undefined;

describe('a form with a draft, on screen', () => {
  beforeEach(() => {
    useSession.setState({ user: rosa, signedOut: false });
    save.mockImplementation(async (form, version) => ({ version: version + 1, form }));
  });
  afterEach(async () => {
    await leave?.();
    save.mockReset();
    useSession.setState({ user: null, signedOut: true });
    useSession.setState({ signedOut: false });
  });

  it('is submitted once, however often the button is pressed', async () => {
    let answer: (by: Saved) => void = () => undefined;
    save.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    await show(true);
    await type('address.city', 'Cusco');
    await send();
    await send();
    expect(status()).toBe('Saving…');
    await act(async () => answer({ version: 2, form: { 'address.city': 'Cusco', phone: '' } }));
    expect(save.mock.calls).toEqual([[{ 'address.city': 'Cusco', phone: '' }, 1, ['address.city']]]);
    expect(status()).toMatch(/^ ?Saved/);
  });

  it('focuses the first rejected field on submit, and shows its error', async () => {
    const fields = [{ path: 'body.phone', code: 'phone_invalid', message: 'no' }];
    save.mockRejectedValueOnce(refuse('request.invalid', { fields }));
    await show(true);
    await type('phone', '12');
    await type('address.city', 'Cusco');
    await send();
    expect(document.activeElement).toBe(field('phone'));
    expect(field('phone').getAttribute('aria-invalid')).toBe('true');
    expect(document.body.textContent).toContain('Enter a valid number');
    await type('phone', '123');
    expect(field('phone').getAttribute('aria-invalid')).toBeNull();
  });

  const refuseBoth = () => {
    const fields = [
      { path: 'body.phone', code: 'phone_invalid', message: 'no' },
      { path: 'body.address.city', code: 'too_small', message: 'no' },
    ];
    save.mockRejectedValueOnce(refuse('request.invalid', { fields }));
  };

  it('lists the rejected fields at the button, in the order of the form, with links to them', async () => {
    refuseBoth();
    await show(true);
    await type('address.city', 'C');
    await type('phone', '12');
    await send();
    const bar = document.querySelector('.error-summary');
    expect(bar?.getAttribute('role')).toBe('alert');
    expect(bar?.textContent).toContain('2 fields need your attention');
    const links = [...(bar?.querySelectorAll('a') ?? [])];
    expect(links.map(({ textContent }) => textContent?.split(':')[0])).toEqual(['City', 'Phone']);
    expect(document.activeElement).toBe(field('address.city'));
    await act(async () => links[1]?.click());
    expect(document.activeElement).toBe(field('phone'));
    expect(status()).not.toMatch(/Saved/);
  });

  it('keeps the list while the first field is corrected', async () => {
    refuseBoth();
    await show(true);
    await type('phone', '12');
    await send();
    await type('phone', '+51 1 555 0100');
    expect(document.querySelector('.error-summary')?.textContent).toContain('1 field needs');
  });

  it('says so if a field was rejected that it does not show, and moves the focus there', async () => {
    save.mockRejectedValueOnce(
      refuse('request.invalid', { fields: [{ path: 'body.secret', code: 'too_small', message: 'no' }] }),
    );
    await show(true);
    await type('phone', '12');
    await send();
    expect(document.activeElement?.className).toBe('error-summary');
    expect(document.activeElement?.textContent).toContain('save something this form doesn’t show.');
  });

  it('says why a submitted form was denied, moves the focus there, and keeps the text', async () => {
    save.mockRejectedValueOnce(refuse('access.not_allowed', { status: 403 }));
    await show(true);
    await type('phone', '12');
    await send();
    expect(document.activeElement?.className).toBe('error-summary');
    expect(status()).toBe('Not saved. Try again.');
    expect(field('phone').value).toBe('12');
  });

  it('repeats an autosave that the server could not take, and says saved only then', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    save.mockRejectedValueOnce(refuse('service.unavailable', { status: 503 }));
    await show();
    await type('phone', '12');
    await act(async () => field('address.city').focus());
    expect(status()).toBe('Not saved. We’ll try again automatically.');
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    vi.useRealTimers();
    expect(save).toHaveBeenCalledTimes(2);
    expect(status()).toMatch(/^ ?Saved/);
  });

  it('does not mark or steal the focus from a field being typed in during autosave', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const fields = [{ path: 'body.address.city', code: 'too_small', message: 'no' }];
    save.mockRejectedValueOnce(refuse('request.invalid', { fields }));
    await show();
    await type('address.city', 'C');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    vi.useRealTimers();
    expect(save).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(field('address.city'));
    expect(field('address.city').getAttribute('aria-invalid')).toBeNull();
    await act(async () => field('phone').focus());
    expect(field('address.city').getAttribute('aria-invalid')).toBe('true');
  });

  it('asks whose text to keep if two users changed the same, and merges the rest', async () => {
    const present: Saved = { version: 4, form: { 'address.city': 'Piura', phone: '+51 1 555 0100' } };
    save.mockRejectedValueOnce(refuse('request.stale_version', { present }));
    await show(true);
    await type('address.city', 'Cusco');
    await send();
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('Cusco');
    expect(document.activeElement).toBe(document.forms[0]);
    await act(async () => document.querySelector<HTMLInputElement>('input[value="theirs"]')?.click());
    await act(async () => document.forms[0]?.requestSubmit());
    expect(field('address.city').value).toBe('Piura');
    expect(field('phone').value).toBe('+51 1 555 0100');
    expect(save).toHaveBeenCalledOnce();
  });

  it('reverts to the saved state on request', async () => {
    await show(true);
    await type('address.city', 'Cusco');
    await press('Discard');
    expect(field('address.city').value).toBe('Lima');
    expect(sessionStorage).toHaveLength(0);
  });
});
