// @vitest-environment jsdom
import type { Problem } from '@travesia/contracts/kit';
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../session/session-store.ts';
import { DialogForm } from '../dialog-form.tsx';
import { TypedArea, TypedSelect, TypedText } from '../draft/typed-fields.tsx';
import { useTypedForm } from '../draft/use-typed-form.ts';

let root: Root | undefined;
const sent = vi.fn<(typed: object) => Promise<boolean>>();

/** A dialog that shows what is typed in it, with a field that appears late. */
function Dialog({ place, problem }: { place: string | null; problem?: Problem }) {
  const { form, typed } = useTypedForm(place, { city: 'Lima', why: '', kind: 'a' });
  const [isLate, setLate] = useState(false);
  return (
    <DialogForm
      title="Edit"
      form={form}
      cancel="Cancel"
      submit="Save"
      busy={false}
      fault={problem ? 'Some fields are not valid.' : ''}
      problem={problem ?? null}
      names={{ reason: 'why' }}
      onSubmit={sent}
      onClose={() => undefined}
    >
      <TypedText name="city" label="City" />
      <output>{typed.city}</output>
      <TypedArea name="why" label="Why" />
      <button type="button" onClick={() => setLate(true)}>
        More
      </button>
      {isLate ? (
        <TypedSelect name="kind" label="Kind" options={['a', 'b'].map((value) => ({ value, label: value }))} />
      ) : null}
    </DialogForm>
  );
}

const leave = () => act(async () => root?.unmount());

async function open(place: string | null = 'edit', problem?: Problem): Promise<void> {
  await leave();
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  root = createRoot(box);
  await act(async () => root?.render(<Dialog place={place} />));
  if (problem) await act(async () => root?.render(<Dialog place={place} problem={problem} />));
}

function field(name: string): HTMLInputElement | HTMLSelectElement {
  const found = document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
}

async function type(name: string, text: string): Promise<void> {
  const element = field(name);
  await act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element) as object, 'value')?.set?.call(element, text);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

const press = (words: string) =>
  act(async () => [...document.querySelectorAll('button')].find((one) => one.textContent === words)?.click());

const refused = (path: string): Problem => ({
  type: 'about:blank',
  title: '',
  status: 422,
  detail: '',
  code: 'request.invalid',
  request_id: 'r',
  error: '',
  fields: fieldsOf(path),
});

const fieldsOf = (path: string) => [{ path, code: 'too_small', message: 'Enter at least 5 characters.' }];

describe('a form in a dialog', () => {
  beforeAll(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    // jsdom doesn't implement modal dialogs.
    HTMLDialogElement.prototype.showModal = function show() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
  });
  afterAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
  afterEach(async () => {
    await leave();
    root = undefined;
    sent.mockReset();
    sessionStorage.clear();
    useSession.setState({ user: null, signedOut: false });
  });

  it('restores and shows what was typed when reopened', async () => {
    await open();
    await type('city', 'Quito');
    await type('why', 'They moved');
    await open();
    expect(field('why').value).toBe('They moved');
    expect(document.querySelector('output')?.textContent).toBe('Quito');
  });

  it('restores it in a field that appears later', async () => {
    await open();
    await press('More');
    await type('kind', 'b');
    await open();
    await press('More');
    expect(field('kind').value).toBe('b');
  });

  it('leaves untouched fields alone, which others may have changed', async () => {
    await open();
    await type('why', 'They moved');
    expect(Object.values(sessionStorage).join(' ')).not.toContain('Lima');
  });

  it('marks empty and short fields in the page’s language before sending', async () => {
    await open('checked');
    const why = field('why') as HTMLInputElement;
    why.required = true;
    why.minLength = 5;
    const error = () => document.querySelector('.field-error')?.textContent;
    await press('Save');
    expect(error()).toBe('Fill in this field.');
    expect(document.activeElement).toBe(why);
    await type('why', 'No');
    await press('Save');
    expect(error()).toBe('Enter at least 5 characters.');
    expect(sent).not.toHaveBeenCalled();
    await type('why', 'They moved');
    sent.mockResolvedValueOnce(true);
    await press('Save');
    expect(sent).toHaveBeenCalledOnce();
  });

  it('drops it after success, and keeps it after a failure', async () => {
    await open();
    await type('why', 'They moved');
    sent.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    await press('Save');
    await open();
    expect(field('why').value).toBe('They moved');
    await press('Save');
    await open();
    expect(field('why').value).toBe('');
  });

  it('keeps it from other dialogs, other users, and everyone after sign-out', async () => {
    useSession.setState({ user: { id: 'ana' } as never });
    await open('edit.1');
    await type('why', 'They moved');
    await open('edit.2');
    expect(field('why').value).toBe('');
    await leave();
    useSession.setState({ user: { id: 'beto' } as never });
    await open('edit.1');
    expect(field('why').value).toBe('');
    await leave();
    useSession.setState({ signedOut: true });
    expect(sessionStorage).toHaveLength(0);
  });

  it('shows the error at its field, by its form name, and focuses it', async () => {
    await open('edit', refused('body.reason'));
    expect(field('why').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('why'));
    expect(document.body.textContent).toContain('Enter at least 5 characters.');
  });

  it('names each rejected field above its buttons, with a link that leads to it', async () => {
    await open('edit', { ...refused('body.reason'), fields: [...fieldsOf('body.reason'), ...fieldsOf('body.city')] });
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[role="alert"] a')];
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'City: Enter at least 5 characters.',
      'Why: Enter at least 5 characters.',
    ]);
    expect(document.activeElement).toBe(field('city'));
  });

  it('gets the focus itself when the problem is about no field', async () => {
    await open('edit', { ...refused('x'), code: 'request.rate_limited', error: 'Wait.', fields: undefined } as never);
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
  });

  it('does not mention marked fields if it shows none of the rejected ones', async () => {
    await open('edit', refused('body.version'));
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('this form doesn’t show');
  });
});
