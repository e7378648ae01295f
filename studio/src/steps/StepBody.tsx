import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Skeleton } from '@afterimage/ui/States.tsx';
import type { AcceptedWarning } from '@afterimage/contract/print.ts';
import type { SceneWarning } from '@afterimage/scene/warnings.ts';
import type { MediumWorks } from '../ar/use-medium-works.ts';
import type { Position } from '../position.ts';
import type { RunningPrice } from '../running-price.ts';
import type { StudioProps } from '../studio-props.ts';
import type { StudioFacts } from '../step-rules.ts';
import type { usePrint } from '../use-print.ts';
import type { useStudio } from '../use-studio.ts';
import { ProductStep } from './ProductStep.tsx';

export interface StepBodyProps extends StudioProps {
  studio: ReturnType<typeof useStudio>;
  here: Position;
  facts: StudioFacts;
  print: ReturnType<typeof usePrint>;
  warnings: readonly SceneWarning[] | null;
  accepted: readonly AcceptedWarning[];
  failed: boolean;
  running: RunningPrice;
  /** What is wrong at a place, once it may be said. */
  errorAt: (key: string) => string | undefined;
  onRetry: () => void;
  /** Whether a cart line is edited: its quantity is then set in the cart. */
  isLine: boolean;
  /** How many photos are on their way. */
  onBusy: (count: number) => void;
  /** The ways of media to their photos. */
  works: MediumWorks<number>;
  /** The slot that was worked on last. */
  onTouched: (slotId: number) => void;
  /** What is wrong there may be said from now on. */
  onHintShown: (key: string) => void;
  onEdit: (slotId: number | null, media?: boolean) => void;
  onGo: (to: Position) => void;
  /** What else is to be said of a slot's photo: how well it will be recognised. */
  aside?: ((slotId: number) => ReactNode) | undefined;
}

const loadLaterSteps = () => import('./LaterSteps.tsx');

/**
 * The tools of the current step. Those of the later steps are loaded after the first has rendered. If that fails (the page is
 * left, the network is gone), they are loaded again when they are needed, and only that failure is shown.
 */
export function StepBody(props: StepBodyProps) {
  const [laterModule, setLaterModule] = useState<{ LaterSteps: ComponentType<StepBodyProps> } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const needed = props.here.step !== 'product';
  useEffect(() => {
    if (laterModule) return;
    loadLaterSteps().then(setLaterModule, needed ? setFailure : () => undefined);
  }, [needed, laterModule]);
  if (!needed) return <ProductStep {...props} />;
  if (laterModule) return <laterModule.LaterSteps {...props} />;
  if (failure !== null) throw failure;
  return <Skeleton height="640px" width="100%" />;
}
