import { adminRoutes } from './admin-routes.ts';
import { routes } from './routes.ts';

/** Method and path of every call: those of customers and those of operators. */
export const allRoutes = { ...routes, ...adminRoutes } as const;

/** The name of any call. */
export type CallName = keyof typeof allRoutes;
