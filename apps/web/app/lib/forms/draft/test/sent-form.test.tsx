// @vitest-environment jsdom
import type { Problem } from '@travesia/contracts/kit';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { RadioList } from '../../../../ui/field/choice-list.tsx';
import { useFieldError } from '../../../../ui/field/field-errors.ts';
import { SentForm } from '../sent-form.tsx';
import { TypedText } from '../typed-fields.tsx';
import { useTypedForm } from '../use-typed-form.ts';

let root: Root | undefined;
const sent = vi.fn<(typed: object) => void>();

function Size() {
  const choices = [
    { value: 'small', label: 'Small' },
    { value: 'large', label: 'Large' },
  ];
  return <RadioList name="size" legend="Size" chosen={[]} choices={choices} error={useFieldError('size', undefined)} />;
}

function Form({ problem }: { problem: Problem | null }) {
  const { form } = useTypedForm('new-clinic', { name: '', licence_number: '', phone: '' });
  return (
    <SentForm
      form={form}
      problem={problem}
      names={{ 'licence.number': 'licence_number' }}
      check={({ name }) => ({
        ...(name.trim() ? {} : { name: 'Write the name first.' }),
        ...(name === 'Motel' ? { name: 'No motels.' } : {}),
        ...(name === 'Hotel' ? { size: 'Choose a size.' } : {}),
      })}
      sentences={{ phone: 'Write a whole number.' }}
      labelOf={(name) => (name === 'later' ? 'Later' : null)}
      busy={false}
      onSubmit={sent}
      foot={<button>Send</button>}
    >
      <TypedText name="name" label="Name" />
      <TypedText name="licence_number" label="License number" />
      <TypedText name="phone" label="Phone" />
      <Size />
    </SentForm>
  );
}

async function show(problem: Problem | null = null): Promise<void> {
  if (!root) {
    const box = document.createElement('div');
    document.body.replaceChildren(box);
    root = createRoot(box);
  }
  await act(async () => root?.render(<Form problem={problem} />));
}

const leave = async () => {
  await act(async () => root?.unmount());
  root = undefined;
};
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const links = () => [...document.querySelectorAll('[role="alert"] li')].map(({ textContent }) => textContent);
const press = () => act(async () => document.querySelector('button')?.click());
const type = (name: string, text: string) =>
  act(async () => {
    const element = field(name);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
    element?.dispatchEvent(new Event('input', { bubbles: true }));
  });

const problem = (code: string, ...paths: string[]): Problem => ({
  type: 'x',
  title: 't',
  status: 422,
  detail: 'd',
  code,
  request_id: 'r',
  error: 'This clinic is here already.',
  ...(paths.length ? { fields: paths.map((path) => ({ path, code: 'invalid_format', message: 'm' })) } : {}),
});

describe('a form that is sent once', () => {
  beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
  afterAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
  afterEach(async () => {
    await leave();
    sent.mockReset();
    sessionStorage.clear();
  });

  it('does not send what it finds wrong itself, names it and moves the focus there, each time', async () => {
    await show();
    await press();
    expect(sent).not.toHaveBeenCalled();
    expect(links()).toEqual(['Name: Write the name first.']);
    expect(document.activeElement).toBe(field('name'));
    field('phone')?.focus();
    await press();
    expect(document.activeElement).toBe(field('name'));
  });

  it('does not repeat what the server said of a field while the corrected form is on its way', async () => {
    await show();
    await type('name', 'Clínica Sur');
    await press();
    const refused = problem('request.invalid', 'phone');
    await show(refused);
    expect(links()).toEqual(['Phone: Write a whole number.']);
    await type('phone', '12');
    await press();
    expect(sent).toHaveBeenCalledTimes(2);
    expect(links()).toEqual([]);
    await show(problem('request.invalid', 'phone'));
    expect(links()).toEqual(['Phone: Write a whole number.']);
  });

  it('says of a field that is wrong in another way what is wrong with it now', async () => {
    await show();
    await press();
    await type('name', 'Motel');
    await press();
    expect(links()).toEqual(['Name: No motels.']);
  });

  it('takes back what it said of a field once that is right', async () => {
    await show();
    await press();
    await type('name', 'Motel');
    expect(links()).toEqual(['Name: Write the name first.']);
    await type('name', 'Clínica Sur');
    expect(document.querySelector('[role="alert"]')).toBeNull();
    expect(field('name')?.getAttribute('aria-invalid')).not.toBe('true');
    expect(sent).not.toHaveBeenCalled();
  });

  it('names what the server refused by its own labels and sentences, and focuses the first', async () => {
    await show();
    await type('name', 'Clínica Sur');
    await type('phone', '12');
    await type('licence_number', '?');
    await press();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ name: 'Clínica Sur', licence_number: '?', phone: '12' });
    await show(problem('request.invalid', 'body.phone', 'body.licence.number', 'body.later'));
    expect(document.activeElement).toBe(field('licence_number'));
    expect(links().map((line) => line?.split(':')[0])).toEqual(['License number', 'Phone', 'Later']);
    expect(links()[1]).toBe('Phone: Write a whole number.');
  });

  it('names a group of choices that lacks one', async () => {
    await show();
    await type('name', 'Hotel');
    await press();
    expect(links()).toEqual(['Size: Choose a size.']);
    expect(document.querySelector('[role="alert"]')?.textContent).not.toContain('doesn’t show');
  });

  it('says what is about no field, and that gets the focus', async () => {
    await show();
    await show(problem('request.stale_version'));
    expect(document.activeElement?.textContent).toBe('This clinic is here already.');
  });

  it('keeps what was typed through a refusal and a reload', async () => {
    await show();
    await type('name', 'Clínica Sur');
    await press();
    await show(problem('server.unavailable'));
    await leave();
    await show();
    expect(field('name')?.value).toBe('Clínica Sur');
  });
});
