import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { useController } from 'react-hook-form';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextArea, TextField } from '../../../ui/field/text-field.tsx';
import type { Form } from './form.ts';
import type { TypedForm } from './typed-form.ts';

/** What fields need from their form. */
export type AroundFields = Pick<TypedForm<Form>, 'control' | 'change'>;
const Typing = createContext<AroundFields | null>(null);

/** Provides the form to its fields, which find their text by name. */
export function TypedFields({ form, children }: { form: AroundFields; children: ReactNode }) {
  return <Typing value={form}>{children}</Typing>;
}

/** How a field reads and writes its text in the surrounding form. */
function useTyping(name: string) {
  const form = use(Typing);
  if (!form) throw new Error(`The field ${name} is in no form.`);
  const { field } = useController({ control: form.control, name });
  return {
    ref: field.ref,
    value: typeof field.value === 'string' ? field.value : '',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => form.change({ [name]: currentTarget.value }),
  };
}

type Unbound<Props> = Omit<Props, 'value' | 'defaultValue' | 'onChange' | 'ref'>;

/** A text field of the surrounding form. */
export const TypedText = (props: Unbound<ComponentProps<typeof TextField>>) => (
  <TextField {...props} {...useTyping(props.name)} />
);

/** A multi-line text field of the surrounding form. */
export const TypedArea = (props: Unbound<ComponentProps<typeof TextArea>>) => (
  <TextArea {...props} {...useTyping(props.name)} />
);

/** A select of the surrounding form. */
export const TypedSelect = (props: Unbound<ComponentProps<typeof SelectField>>) => (
  <SelectField {...props} {...useTyping(props.name)} />
);
