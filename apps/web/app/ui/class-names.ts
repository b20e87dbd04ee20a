/** Joins class names, skipping absent ones: `classNames('btn', small && 'btn-sm', className)`. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
