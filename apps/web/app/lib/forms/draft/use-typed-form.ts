import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSession } from '../../session/session-store.ts';
import { toForm } from './form.ts';
import { type Texts, TypedForm } from './typed-form.ts';

/**
 * A form submitted once that keeps what is typed through a failure, a reload and the end of the session. `place`
 * identifies the form and its subject; `start` contains the initial values.
 */
export function useTypedForm<T extends Texts<T>>(place: string | null, start: T): { form: TypedForm<T>; typed: T } {
  const owner = useSession((session) => session.user?.id ?? 'nobody');
  const [form] = useState(() => new TypedForm(owner, place, start));
  useForm({ formControl: form.fields });
  useEffect(() => form.follow(start), [form, start]);
  return { form, typed: toForm(useWatch({ control: form.control })) as T };
}
