import { rightsOf } from '@afterimage/contract/values/rights.ts';
import { type Handlers, operatorOf } from '../platform/http/handlers.ts';

/** The calls about operators and their sessions. */
export const operatorHandlers = () =>
  ({
    getOperatorSession: async (context) => {
      const { id, name, email, role } = operatorOf(context);
      return { id, name, email, role, rightList: [...rightsOf[role]] };
    },
  }) satisfies Partial<Handlers>;
