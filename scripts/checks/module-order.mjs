// The module order, shared by all checkers: a module uses only those before it.

export const ORDER_FILE = 'scripts/checks/module-order.json';

/** Module names by side, independent ones first. Planned modules are already listed. */
export const moduleOrder = (tree) => JSON.parse(tree.read(ORDER_FILE));
