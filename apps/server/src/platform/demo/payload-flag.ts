/** The demo flag that a stored payload carries. */
export const demoFlagIn = (payload: unknown): { demo: boolean } => ({
  demo: typeof payload === 'object' && payload !== null && 'demo' in payload && payload.demo === true,
});
