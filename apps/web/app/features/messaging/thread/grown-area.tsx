import { type ComponentProps, type RefObject, useLayoutEffect } from 'react';

interface GrownAreaProps extends Omit<ComponentProps<'textarea'>, 'ref' | 'value'> {
  area: RefObject<HTMLTextAreaElement | null>;
  value: string;
}

/** A field as high as its text, up to the limit of its style. */
export function GrownArea({ area, value, ...rest }: GrownAreaProps) {
  useLayoutEffect(() => {
    const field = area.current;
    if (!field) return;
    field.style.height = 'auto';
    field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
  }, [area, value]);
  return <textarea ref={area} rows={1} value={value} {...rest} />;
}
