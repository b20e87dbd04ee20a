/** How the gateway's ids of payments begin that the demo began with. */
export const DEMO_PAYMENT = 'demo_';
