import { type ComponentProps, type RefObject, useLayoutEffect } from 'react';

/** Makes a field as high as its text, up to the limit of its style. */
function grow(field: HTMLTextAreaElement | null): void {
  if (!field) return;
  field.style.height = 'auto';
  field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
}

interface GrownAreaProps extends Omit<ComponentProps<'textarea'>, 'ref' | 'value'> {
  area: RefObject<HTMLTextAreaElement | null>;
  value: string;
}

/** A field that grows with its text. */
export function GrownArea({ area, value, ...rest }: GrownAreaProps) {
  useLayoutEffect(() => grow(area.current));
  return <textarea ref={area} rows={1} value={value} {...rest} />;
}
