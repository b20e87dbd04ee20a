/** The token `--canvas` by theme, for what is drawn outside the page: browser bar, home screen. */
export const THEME_COLORS = { light: '#fbfaf7', dark: '#0f1614' } as const;
