import type { Position } from '../position.ts';
import type { StepType } from '../product-customization.state.ts';
import { StepList } from '../shell/StepList.tsx';
import { words } from '../shell/shell.words.ts';
import { productObstacle, type StudioFacts, stepStatus } from '../step-rules.ts';

interface StepsProps {
  available: readonly StepType[];
  here: Position;
  facts: StudioFacts;
  onGo: (to: Position) => void;
}

/** S2.7: the steps of the studio. Whatever is whole can be gone to directly. */
export function Steps({ available, here, facts, onGo }: StepsProps) {
  return (
    <StepList
      label={words.stepsName}
      numbered
      steps={available.map((step) => ({
        name: words.steps[step],
        status: stepStatus(step, here, facts),
        current: step === here.step,
        why: step === 'product' ? null : (productObstacle(facts)?.why ?? null),
        go: () => onGo({ step, part: 0 }),
      }))}
    />
  );
}
