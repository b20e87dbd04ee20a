// The order of modules, the same file for every checker that needs it: a module uses those before it and nothing after it.
import { readFileSync } from 'node:fs';

const text = readFileSync(new URL('module-order.json', import.meta.url), 'utf8');

/** Names of modules by side, the ones that use nothing first. Modules that are planned have their place already. */
export const moduleOrder = JSON.parse(text);
