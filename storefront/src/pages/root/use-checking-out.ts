import { openOrder } from '../../checkout/checkout.state.ts';
import { type Failure, failureOf } from '@afterimage/client/api/failure.ts';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { useNavigate, useStaying } from '@afterimage/client/navigation/navigation.ts';

/** The way from the cart to the checkout, with an account or without; answers why it is closed, or nothing. */
export function useCheckingOut(): () => Promise<Failure | null> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const staying = useStaying();
  return async () => {
    const isHere = staying();
    const result = await dispatch(openOrder());
    if (openOrder.rejected.match(result)) return result.payload ?? failureOf(result.error);
    if (isHere()) await navigate(result.payload);
    return null;
  };
}
