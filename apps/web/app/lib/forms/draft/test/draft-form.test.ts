// @vitest-environment jsdom
import type { Problem } from '@travesia/contracts/kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProblemError } from '../../../problem/problem-error.ts';
import { useSession } from '../../../session/session-store.ts';
import { DraftForm } from '../draft-form.ts';
import { fieldLeft } from '../drafts.ts';
import type { Saved } from '../merge.ts';
import type { Form } from '../form.ts';

const OWNER = 'rosa';
const saved: Saved = { version: 3, form: { city: 'Lima', phone: '' } };
const refuse = (code: string, more: Partial<Problem> = {}) =>
  new ProblemError({ type: 'x', title: 't', status: 409, detail: 'd', code, request_id: 'r', error: 'e', ...more });

/** A server that stores what it receives, normalized by `made`. */
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
  return { draft: new DraftForm(part), part, save };
}
const rest = () => vi.advanceTimersByTimeAsync(1300);

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe('an autosaving form', () => {
  it('saves once after a pause, and shows it', async () => {
    const { draft, save } = open();
    for (const city of ['C', 'Ca', 'Cali']) draft.edit('city', city, 'pause');
    expect(draft.read().status).toBe('dirty');
    await rest();
    expect(save.mock.calls).toEqual([[{ city: 'Cali', phone: '' }, 3, ['city']]]);
    expect(draft.read().status).toBe('saved');
    expect(draft.form['city']).toBe('Cali');
    expect(fieldLeft(OWNER)).toBeNull();
  });

  it('leaves text alone while it is typed, and shows the server’s version on blur', async () => {
    const { draft } = open((form) => ({ ...form, city: form['city']?.trim() ?? '', phone: '+573001234567' }));
    draft.enter('phone');
    draft.edit('phone', '300 123 4567', 'pause');
    await rest();
    expect(draft.form['phone']).toBe('300 123 4567');
    draft.leave('phone');
    expect(draft.read().status).toBe('saved');
    expect(draft.form['phone']).toBe('+573001234567');
  });

  it('saves what was typed during a save', async () => {
    const { draft, save } = open();
    draft.edit('city', 'Cali', 'now');
    draft.edit('city', 'Calima', 'pause');
    await rest();
    await rest();
    expect(save.mock.calls.map(([form, version]) => [form['city'], version])).toEqual([
      ['Cali', 3],
      ['Calima', 4],
    ]);
  });

  it('saves once back online, unless submitted manually', async () => {
    for (const [manual, times] of [
      [false, 2],
      [true, 1],
    ] as const) {
      const { draft, part, save } = open(undefined, saved, manual);
      const stop = draft.begin(part);
      save.mockRejectedValueOnce(refuse('server.unavailable'));
      draft.edit('city', 'Cali', 'now');
      if (manual) await draft.saveNow();
      await rest();
      expect(draft.read().status).toBe('failed');
      window.dispatchEvent(new Event('online'));
      await rest();
      expect(save).toHaveBeenCalledTimes(times);
      expect(draft.read().status).toBe(manual ? 'failed' : 'saved');
      stop();
      sessionStorage.clear();
    }
  });

  it('keeps unsaved text through a reload, with the focused field, and saves it then', async () => {
    const first = open();
    first.save.mockRejectedValue(refuse('server.unavailable'));
    first.draft.enter('city');
    first.draft.edit('city', 'Cali', 'now');
    await rest();
    expect(first.draft.read().status).toBe('failed');
    expect(first.draft.form['city']).toBe('Cali');
    expect(fieldLeft(OWNER)).toBe('contact.city');
    expect(fieldLeft('somebody else')).toBeNull();
  });

  it('resumes with unsaved text', async () => {
    open().draft.edit('city', 'Cali', 'leave');
    const { draft, part, save } = open();
    expect(draft.form).toEqual({ city: 'Cali', phone: '' });
    draft.begin(part);
    await rest();
    expect(save).toHaveBeenCalledWith({ city: 'Cali', phone: '' }, 3, ['city']);
  });

  it('deletes it when the user signs out', () => {
    open().draft.edit('city', 'Cali', 'leave');
    useSession.setState({ signedOut: true });
    expect(open().draft.form['city']).toBe('Lima');
    useSession.setState({ signedOut: false });
  });

  it('marks rejected fields and reverts to the last save on request', async () => {
    const { draft, save } = open();
    const field = { path: 'body.values.phone', code: 'phone_invalid', message: 'no' };
    save.mockRejectedValueOnce(refuse('request.invalid', { fields: [field] }));
    draft.edit('phone', '12', 'now');
    await rest();
    expect(draft.read()).toMatchObject({ status: 'refused', refused: ['phone'] });
    draft.discard();
    expect(draft.read()).toMatchObject({ status: 'clean', refused: [] });
    expect(draft.form).toEqual(saved.form);
  });

  it('saves what was corrected while its save was refused', async () => {
    const { draft, save } = open();
    save.mockRejectedValueOnce(
      refuse('request.invalid', { fields: [{ path: 'body.phone', code: 'invalid_format', message: 'short' }] }),
    );
    draft.enter('phone');
    draft.edit('phone', '12', 'now');
    draft.edit('phone', '123', 'pause');
    draft.leave('phone');
    await rest();
    await rest();
    expect(draft.read()).toMatchObject({ status: 'saved', refused: [], problem: null });
    expect(draft.saved.form['phone']).toBe('123');
  });

  it('merges other users’ saves, and asks only about conflicts', async () => {
    const { draft, save } = open();
    save.mockRejectedValueOnce(
      refuse('request.stale_version', { present: { version: 4, form: { city: 'Lima', phone: '1' } } }),
    );
    draft.edit('city', 'Cali', 'now');
    await rest();
    expect(save).toHaveBeenLastCalledWith({ city: 'Cali', phone: '1' }, 4, ['city']);
    save.mockRejectedValueOnce(
      refuse('request.stale_version', { present: { version: 6, form: { city: 'Piura', phone: '1' } } }),
    );
    draft.edit('city', 'Cusco', 'now');
    await rest();
    expect(draft.read()).toMatchObject({ status: 'conflict', conflicts: ['city'] });
    expect(draft.form['city']).toBe('Cusco');
    draft.choose({ city: 'mine' });
    await rest();
    expect(save).toHaveBeenLastCalledWith({ city: 'Cusco', phone: '1' }, 6, ['city']);
    expect(draft.read().status).toBe('saved');
  });

  it('saves everything for an act that builds on it, also what is typed meanwhile', async () => {
    const { draft, save } = open();
    draft.edit('city', 'Cali', 'now');
    const all = draft.saveAll();
    draft.edit('city', 'Calima', 'pause');
    await expect(all).resolves.toBe(5);
    expect(save).toHaveBeenCalledTimes(2);
    save.mockRejectedValueOnce(refuse('server.error'));
    draft.edit('city', 'Cusco', 'leave');
    await expect(draft.saveAll()).resolves.toBeNull();
  });

  it('takes over what another act saved, and keeps what is typed', async () => {
    const { draft, save } = open();
    draft.follow({ version: 4, form: { city: 'Lima', phone: '1' } });
    expect(draft.form['phone']).toBe('1');
    draft.edit('city', 'Cali', 'leave');
    draft.follow({ version: 5, form: { city: 'Lima', phone: '2' } });
    await rest();
    expect(save.mock.calls).toEqual([[{ city: 'Cali', phone: '2' }, 5, ['city']]]);
    draft.follow({ version: 4, form: { city: 'Lima', phone: '1' } });
    expect(draft.form['phone']).toBe('2');
  });
});
