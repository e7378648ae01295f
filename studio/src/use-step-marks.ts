import { useEffect } from 'react';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import type { Position } from './position.ts';
import {
  buttonsSet,
  personalizationStatusSet,
  personalizationStepOpened,
  type ProductCustomizationState,
  stepOpened,
  stepStatusSet,
} from './product-customization.state.ts';
import { obstacle, partStatus, type StudioFacts, stepStatus } from './step-rules.ts';

/** Keeps the marks of the steps in the state (S3.15) to what the rules say of what was made. */
export function useStepMarks(
  ready: boolean,
  state: ProductCustomizationState,
  here: Position,
  facts: StudioFacts,
): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!ready) return;
    if (state.customizationStep !== here.step) dispatch(stepOpened(here.step));
    if (state.personalizationStep !== here.part) dispatch(personalizationStepOpened(here.part));
    for (const { type, status: before } of state.customizationSteps) {
      const status = stepStatus(type, here, facts);
      if (status !== before) dispatch(stepStatusSet({ type, status }));
    }
    for (const [step, { kind, status: before }] of state.personalizationSteps.entries()) {
      const part = facts.kinds.indexOf(kind);
      // A kind without a part of its own is filled in that of its choice.
      const status = part < 0 ? 'finish' : partStatus(part, here, facts);
      if (status !== before) dispatch(personalizationStatusSet({ step, status }));
    }
    const next = obstacle(here, facts) === null && here.step !== 'checkout';
    const previous = here.step !== 'product' || here.part > 0 || state.uploadedPhotos.length > 0;
    if (next !== state.nextBtn || previous !== state.prevBtn) dispatch(buttonsSet({ next, previous }));
  }, [dispatch, ready, state, here, facts]);
}
