import { useLocation, useNavigate } from '@afterimage/client/navigation/navigation.ts';
import { shopDay } from '../parts/format-moment.ts';
import { readPeriod } from './period.ts';

/** The period of the present address, and how to change what is in it: equal figures have equal addresses. */
export function useFiguresAddress() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  return {
    parameters,
    ...readPeriod(parameters, shopDay()),
    change: (edit: (next: URLSearchParams) => void, { isTyping = false } = {}) => {
      const next = new URLSearchParams(search);
      edit(next);
      const query = next.toString();
      void navigate({ search: query && `?${query}` }, { replace: isTyping, preventScrollReset: true });
    },
  };
}
export type FiguresAddress = ReturnType<typeof useFiguresAddress>;
