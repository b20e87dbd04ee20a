/** Pictures served as files cannot see the page's colour scheme, so each is drawn once for day and once for night. */
export type Theme = 'day' | 'night';

export function isTheme(value: string): value is Theme {
  return value === 'day' || value === 'night';
}
