/** `--canvas` of the tokens by theme, for what is drawn outside the page: the browser's bar, the home screen. */
export const THEME_COLORS = { light: '#fbfaf7', dark: '#0f1614' } as const;
