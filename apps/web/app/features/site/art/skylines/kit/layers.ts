/** The four depths of a skyline. A layer is one path, so that overlapping parts do not show through. */
export function far(path: string, opacity = 0.3): string {
  return fill(path, opacity);
}

export function middle(path: string, opacity = 0.44): string {
  return fill(path, opacity);
}

export function near(path: string): string {
  return fill(path, 1);
}

export function line(path: string, width = 2, opacity = 1, dash = ''): string {
  const faint = opacity < 1 ? ` opacity="${short(opacity)}"` : '';
  const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
  return `<path d="${tight(path)}" fill="none" stroke="currentColor" stroke-width="${short(width)}"${faint}${dashes}/>`;
}

/** A pale sun behind the city. Covers have their own sun and remove this one. */
export function sun(x: number, y: number, radius: number): string {
  return `<circle class="sun" cx="${x}" cy="${y}" r="${radius}" opacity=".25"/>`;
}

export function withoutSun(drawing: string): string {
  return drawing.replace(/<circle class="sun"[^>]*>/, '');
}

function fill(path: string, opacity: number): string {
  return `<path d="${tight(path)}"${opacity < 1 ? ` opacity="${short(opacity)}"` : ''}/>`;
}

/** Path data without the blanks and zeros the grammar does not need. */
export function tight(path: string): string {
  return path.replaceAll(' -', '-').replaceAll(/(?<!\d)0\./g, '.');
}

function short(value: number): string {
  return String(value).replace(/^0\./, '.');
}
