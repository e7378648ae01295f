/** The steps of the checkout, as they stand in `?step=`. */
export const steps = ['address', 'delivery', 'review'] as const;
export type Step = (typeof steps)[number];

/** Which order is checked out; its key is how a guest reaches it. */
export interface OrderRef {
  id: string;
  key: string | null;
}

/** Which answers have been given. */
export interface StepCompletion {
  address: boolean;
  delivery: boolean;
}

/** The first thing that is not answered yet; at the end there is only the review. */
export function firstOpenStep({ address, delivery }: StepCompletion): Step {
  if (!address) return 'address';
  return delivery ? 'review' : 'delivery';
}

/** The step to show: the wished one, unless something before it is not answered yet. */
export function currentStep(requestedStep: string | null, completion: StepCompletion): Step {
  const openStep = firstOpenStep(completion);
  const step = steps.find((one) => one === requestedStep);
  return step && steps.indexOf(step) <= steps.indexOf(openStep) ? step : openStep;
}

/** How a step stands while another one is shown: it can be gone back to, is open, or comes later. */
export function standOf(step: Step, displayedStep: Step, completion: StepCompletion): 'done' | 'open' | 'later' {
  if (step === displayedStep) return 'open';
  return step !== 'review' && completion[step] ? 'done' : 'later';
}

/** The address of a step; what was told about a payment belongs to the past with the next step. */
export function stepPath({ id, key }: OrderRef, step: Step): string {
  return `/checkout?${new URLSearchParams({ order: id, ...(key !== null && { key }), step })}`;
}
