// @vitest-environment jsdom
import type { Problem } from '@travesia/contracts/kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProblemError } from '../../../problem/problem-error.ts';
import { useSession } from '../../../session/session-store.ts';
import { Autosave } from '../autosave.ts';
import { fieldLeft } from '../drafts.ts';
import type { Saved } from '../merge.ts';
import type { Form } from '../form.ts';

const OWNER = 'rosa';
const saved: Saved = { version: 3, form: { city: 'Lima', phone: '' } };
const refuse = (code: string, more: Partial<Problem> = {}) =>
  new ProblemError({ type: 'x', title: 't', status: 409, detail: 'd', code, request_id: 'r', error: 'e', ...more });

/** A server that keeps what it is given, as `made` makes it. */
function open(made: (form: Form) => Form = (form) => form, from = saved, manual = false) {
  const save = vi.fn(async (form: Form, version: number): Promise<Saved> => ({
    version: version + 1,
    form: made(form),
  }));
  const part = {
    part: 'contact',
    owner: OWNER,
    saved: from,
    save,
    manual,
    presentOf: (present: unknown) => present as Saved,
  };
  return { autosave: new Autosave(part), save };
}
const rest = () => vi.advanceTimersByTimeAsync(1300);

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe('a form that saves itself', () => {
  it('saves once after typing rests, and says so', async () => {
    const { autosave, save } = open();
    for (const city of ['C', 'Ca', 'Cali']) autosave.edit('city', city, 'pause');
    expect(autosave.read().status).toBe('dirty');
    await rest();
    expect(save.mock.calls).toEqual([[{ city: 'Cali', phone: '' }, 3]]);
    expect(autosave.read()).toMatchObject({ status: 'saved', form: { city: 'Cali' } });
    expect(fieldLeft(OWNER)).toBeNull();
  });

  it('leaves text alone while it is being typed, and shows what the server made of it once it is left', async () => {
    const { autosave } = open((form) => ({ ...form, city: form['city']?.trim() ?? '', phone: '+573001234567' }));
    autosave.enter('phone');
    autosave.edit('phone', '300 123 4567', 'pause');
    await rest();
    expect(autosave.read().form['phone']).toBe('300 123 4567');
    autosave.leave('phone');
    expect(autosave.read()).toMatchObject({ status: 'saved', form: { phone: '+573001234567' } });
  });

  it('saves what was typed while it was saving', async () => {
    const { autosave, save } = open();
    autosave.edit('city', 'Cali', 'now');
    autosave.edit('city', 'Calima', 'pause');
    await rest();
    await rest();
    expect(save.mock.calls.map(([form, version]) => [form['city'], version])).toEqual([
      ['Cali', 3],
      ['Calima', 4],
    ]);
  });

  it('saves once the line is back what it was down for, unless it is sent by hand', async () => {
    for (const [manual, times] of [
      [false, 2],
      [true, 1],
    ] as const) {
      const { autosave, save } = open(undefined, saved, manual);
      const stop = autosave.begin();
      save.mockRejectedValueOnce(refuse('server.unavailable'));
      autosave.edit('city', 'Cali', 'now');
      if (manual) await autosave.saveNow();
      await rest();
      expect(autosave.read().status).toBe('failed');
      window.dispatchEvent(new Event('online'));
      await rest();
      expect(save).toHaveBeenCalledTimes(times);
      expect(autosave.read().status).toBe(manual ? 'failed' : 'saved');
      stop();
      sessionStorage.clear();
    }
  });

  it('keeps what is not saved through a reload, with the field, and saves it then', async () => {
    const first = open();
    first.save.mockRejectedValue(refuse('server.unavailable'));
    first.autosave.enter('city');
    first.autosave.edit('city', 'Cali', 'now');
    await rest();
    expect(first.autosave.read()).toMatchObject({ status: 'failed', form: { city: 'Cali' } });
    expect(fieldLeft(OWNER)).toBe('contact.city');
    expect(fieldLeft('somebody else')).toBeNull();
  });

  it('takes an unsaved text up again', async () => {
    open().autosave.edit('city', 'Cali', 'leave');
    const { autosave, save } = open();
    expect(autosave.read().form).toEqual({ city: 'Cali', phone: '' });
    autosave.begin();
    await rest();
    expect(save).toHaveBeenCalledWith({ city: 'Cali', phone: '' }, 3);
  });

  it('forgets it when the person signs out', () => {
    open().autosave.edit('city', 'Cali', 'leave');
    useSession.setState({ signedOut: true });
    expect(open().autosave.read().form['city']).toBe('Lima');
    useSession.setState({ signedOut: false });
  });

  it('marks refused fields and goes back to the last saved when asked to', async () => {
    const { autosave, save } = open();
    const field = { path: 'body.values.phone', code: 'phone_invalid', message: 'no' };
    save.mockRejectedValueOnce(refuse('request.invalid', { fields: [field] }));
    autosave.edit('phone', '12', 'now');
    await rest();
    expect(autosave.read()).toMatchObject({ status: 'refused', errors: { phone: { code: 'phone_invalid' } } });
    autosave.discard();
    expect(autosave.read()).toMatchObject({ status: 'clean', form: saved.form, errors: {} });
  });

  it('takes together what somebody else saved meanwhile, and asks only where both changed the same', async () => {
    const { autosave, save } = open();
    save.mockRejectedValueOnce(
      refuse('request.stale_version', { present: { version: 4, form: { city: 'Lima', phone: '1' } } }),
    );
    autosave.edit('city', 'Cali', 'now');
    await rest();
    expect(save).toHaveBeenLastCalledWith({ city: 'Cali', phone: '1' }, 4);
    save.mockRejectedValueOnce(
      refuse('request.stale_version', { present: { version: 6, form: { city: 'Piura', phone: '1' } } }),
    );
    autosave.edit('city', 'Cusco', 'now');
    await rest();
    expect(autosave.read()).toMatchObject({ status: 'conflict', conflicts: ['city'], form: { city: 'Cusco' } });
    autosave.choose({ city: 'mine' });
    await rest();
    expect(save).toHaveBeenLastCalledWith({ city: 'Cusco', phone: '1' }, 6);
    expect(autosave.read().status).toBe('saved');
  });
});
