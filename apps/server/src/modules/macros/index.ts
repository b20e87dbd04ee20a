// Public API of macros: replies that teams save for their desks.
export { macroRows } from './clinic-rows.ts';
export { macroHandlers } from './macro-handlers.ts';
export { clinicMacros, networkMacros, teamMacros } from './macros.policy.ts';
export { deleteOldDemoMacros } from './macros.repo.ts';
export { type DemoMacro, rewriteDemoMacros } from './rewrite-demo-macros.ts';
