import { openOrder } from '../../checkout/checkout.state.ts';
import { type Failure, failureOf } from '../../failure.ts';
import { useAppDispatch } from '../../hooks.ts';
import { useNavigate, useStaying } from '../../navigation.ts';

/** The way from the cart to the checkout, with an account or without; answers why it is closed, or nothing. */
export function useCheckingOut(): () => Promise<Failure | null> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const staying = useStaying();
  return async () => {
    const isHere = staying();
    const done = await dispatch(openOrder());
    if (openOrder.rejected.match(done)) return done.payload ?? failureOf(done.error);
    if (isHere()) await navigate(done.payload);
    return null;
  };
}
