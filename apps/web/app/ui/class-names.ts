/** Joins class names, leaving out what is absent: `classNames('btn', small && 'btn-sm', className)`. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
