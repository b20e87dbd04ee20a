// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useSession } from '../../../session/session-store.ts';
import { TypedFields, TypedText } from '../typed-fields.tsx';
import { useTypedForm } from '../use-typed-form.ts';

let root: Root | undefined;
let language = 'en';
function Invite() {
  const { form, typed } = useTypedForm('invite', { email: '', language });
  return (
    <form>
      <TypedFields form={form}>
        <TypedText name="email" label="E-mail" />
      </TypedFields>
      <output>{typed.language}</output>
      <button type="button" onClick={() => form.clear()}>
        Sent
      </button>
    </form>
  );
}

const leave = () => act(async () => root?.unmount());

/** The form after a page load. */
async function load(): Promise<HTMLInputElement> {
  const box = document.createElement('div');
  await leave();
  document.body.replaceChildren(box);
  root = createRoot(box);
  await act(async () => root?.render(<Invite />));
  const field = box.querySelector('input');
  if (!field) throw new Error('no field');
  return field;
}

async function type(text: string): Promise<void> {
  const field = await load();
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const as = (id: string) => useSession.setState({ user: { id } as never });

describe('a form that keeps its text', () => {
  beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
  afterAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
  afterEach(async () => {
    await leave();
    sessionStorage.clear();
    useSession.setState({ user: null });
  });

  it('restores it after a reload', async () => {
    as('ana');
    await type('lucia@example.com');
    expect((await load()).value).toBe('lucia@example.com');
  });

  it('shows it to no one else in the same tab', async () => {
    as('ana');
    await type('lucia@example.com');
    await leave();
    as('beto');
    expect((await load()).value).toBe('');
  });

  it('shows changes by others where nothing was typed', async () => {
    as('ana');
    await type('lucia@example.com');
    language = 'pt';
    await act(async () => root?.render(<Invite />));
    language = 'en';
    expect(document.querySelector('output')?.textContent).toBe('pt');
    expect(document.querySelector('input')?.value).toBe('lucia@example.com');
  });

  it('is empty after submitting', async () => {
    as('ana');
    await type('lucia@example.com');
    await act(async () => document.querySelector('button')?.click());
    expect((await load()).value).toBe('');
  });
});
