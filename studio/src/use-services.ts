import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import type { Services } from '@afterimage/client/state/operation.ts';

const services = (): ThunkAction<Services, unknown, Services, UnknownAction> => (_dispatch, _state, extra) => extra;

/** The way to the server for what the studio tells by itself, where the person looks, and not by a notice. */
export function useServices(): Services {
  const dispatch = useAppDispatch();
  return useMemo(() => dispatch(services()), [dispatch]);
}
