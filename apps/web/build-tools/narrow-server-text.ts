import type { Plugin } from 'vite';

const BEYOND_LATIN_1 = /[^\u0000-\u00ff]/g;

/**
 * Writes the server bundle's characters beyond Latin-1 (dashes, quotation marks, arrows) as escapes. V8 keeps a script's
 * source for as long as the script runs, and a single one of them makes it take two bytes a character.
 */
export function narrowServerText(): Plugin {
  return {
    name: 'travesia:narrow-server-text',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    // After minifying, which writes escapes as characters again.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = narrowed(file.code);
    },
  };
}

/** The same script in Latin-1; its strings, templates and regular expressions have the same values. */
export const narrowed = (code: string): string =>
  code.replace(BEYOND_LATIN_1, (unit) => String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
