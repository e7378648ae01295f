import type { Handlers } from '../platform/http/handlers.ts';
import { changeService, type ServiceParts } from './change-service.ts';

/** The call by which owners remove a service. What is under way with it can be finished once it is set up again. */
export function removeServiceHandlers(parts: ServiceParts): Pick<Handlers, 'removeService'> {
  return {
    removeService: async (context, { params: { service }, query: { version } }) => {
      await changeService(context, parts, { name: service, version, plan: () => null });
      return {};
    },
  };
}
