// The order of modules, the same file for every checker that needs it: a module uses those before it and nothing after it.

export const ORDER_FILE = 'scripts/checks/module-order.json';

/** Names of modules by side, the ones that use nothing first. Modules that are planned have their place already. */
export const moduleOrder = (tree) => JSON.parse(tree.read(ORDER_FILE));
