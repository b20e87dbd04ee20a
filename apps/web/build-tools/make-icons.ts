/**
 * Writes app/ui/icon/icon-paths.ts: the drawings of the lucide icons listed here, as markup. Rendering an icon then costs the
 * server one element (a quarter of the time of lucide's own component) and a page half the bytes. Run `node
 * build-tools/make-icons.ts` in apps/web after adding a name.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import * as lucide from 'lucide-react';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const NAMES = [
  'accessibility',
  'activity',
  'archive',
  'arrow-down',
  'arrow-left',
  'arrow-right',
  'arrow-right-left',
  'arrow-up',
  'arrow-up-down',
  'badge-percent',
  'ban',
  'bed',
  'bell',
  'bell-off',
  'bug',
  'building',
  'building-2',
  'calendar',
  'calendar-check',
  'calendar-clock',
  'car',
  'check',
  'check-check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle',
  'circle-alert',
  'circle-check',
  'circle-dashed',
  'circle-dot',
  'circle-help',
  'circle-x',
  'clock',
  'clock-alert',
  'coins',
  'copy',
  'database',
  'download',
  'ellipsis',
  'external-link',
  'eye',
  'file-text',
  'file-up',
  'filter',
  'flag',
  'git-compare',
  'globe',
  'graduation-cap',
  'hard-drive',
  'heart',
  'history',
  'home',
  'hospital',
  'inbox',
  'info',
  'key-round',
  'languages',
  'layout-grid',
  'life-buoy',
  'link',
  'list',
  'list-checks',
  'list-filter',
  'lock',
  'log-in',
  'log-out',
  'mail',
  'map',
  'map-pin',
  'menu',
  'message-circle',
  'minus',
  'monitor',
  'moon',
  'network',
  'package',
  'paperclip',
  'pencil',
  'phone',
  'plane',
  'plane-takeoff',
  'play',
  'plus',
  'printer',
  'quote',
  'refresh-cw',
  'rotate-ccw',
  'route',
  'scale',
  'search',
  'send',
  'share-2',
  'shield-alert',
  'shield-check',
  'shield-question-mark',
  'siren',
  'sliders-horizontal',
  'square-pen',
  'star',
  'stethoscope',
  'sun',
  'tag',
  'terminal',
  'trash-2',
  'triangle-alert',
  'undo-2',
  'upload',
  'user',
  'user-cog',
  'user-plus',
  'user-x',
  'users',
  'video',
  'wifi',
  'wifi-off',
  'x',
];

const pascal = (name: string) =>
  name.replace(/(^|-)([a-z0-9])/g, (_whole, _dash, letter: string) => letter.toUpperCase());

const lines = NAMES.map((name) => {
  const Icon = (lucide as unknown as Record<string, ComponentType | undefined>)[pascal(name)];
  if (!Icon) throw new Error(`lucide has no icon named ${name}`);
  const svg = renderToStaticMarkup(createElement(Icon));
  const inner = svg
    .slice(svg.indexOf('>') + 1, -'</svg>'.length)
    .replaceAll(/><\/(path|circle|rect|line|ellipse|polyline|polygon)>/g, '/>');
  return `  '${name}': '${inner}',`;
});

writeFileSync(
  path.join(import.meta.dirname, '../app/ui/icon/icon-paths.ts'),
  `// Written by build-tools/make-icons.ts from lucide (ISC licence, https://lucide.dev/license). Do not edit.\nexport const ICON_PATHS = {\n${lines.join('\n')}\n} as const;\n`,
);
