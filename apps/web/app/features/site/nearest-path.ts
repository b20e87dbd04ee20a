/** Edit distance of two strings; swapping adjacent letters counts once (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      row.push(best);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

// What people type in the site's other languages; the paths themselves are always English.
const IN_OTHER_LANGUAGES: Readonly<Record<string, string>> = {
  '/tratamientos': '/treatments',
  '/tratamentos': '/treatments',
  '/procedimientos': '/treatments',
  '/procedimentos': '/treatments',
  '/paquetes': '/packages',
  '/pacotes': '/packages',
  '/clinicas': '/directory',
  '/hospitales': '/directory',
  '/hospitais': '/directory',
  '/directorio': '/directory',
  '/diretorio': '/directory',
  '/clinics': '/directory',
  '/hospitals': '/directory',
  '/providers': '/directory',
  '/buscar': '/find-care',
  '/search': '/find-care',
  '/account': '/profile',
  '/cuenta': '/profile',
  '/conta': '/profile',
  '/signin': '/login',
  '/entrar': '/login',
  '/register': '/signup',
  '/registro': '/signup',
  '/cadastro': '/signup',
};

/**
 * Returns the known path closest to a mistyped one, if at most a third of its letters differ. Ignores case, accents, a trailing
 * slash and anything after the first 80 characters.
 */
export function nearestPath<P extends string>(typed: string, known: readonly P[]): P | undefined {
  const wanted = decodedPath(typed)
    .slice(0, 80)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\/+$/, '');
  const others = Object.entries(IN_OTHER_LANGUAGES).flatMap(([word, meant]) =>
    known.filter((path) => path === meant).map((path) => [word, path] as const),
  );
  const [best] = [...known.map((path) => [path, path] as const), ...others]
    .map(([spelling, path]) => ({ path, spelling, distance: editDistance(wanted, spelling) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.max(1, Math.floor(best.spelling.length / 3)) ? best.path : undefined;
}

/** Decodes a path's escapes for display; returns it unchanged if an escape is invalid. */
export function decodedPath(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
