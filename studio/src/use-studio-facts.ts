import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { Scene } from '@afterimage/scene/scene.ts';
import { type SceneWarning, unprintablePhotos } from '@afterimage/scene/warnings.ts';
import { useEffect, useMemo, useState } from 'react';
import { checksOf } from './checks.ts';
import { isBefore, type Position, positionsOf } from './position.ts';
import type { StepType } from './product-customization.state.ts';
import { partOf, productObstacle, type StudioFacts } from './step-rules.ts';
import type { useStudio } from './use-studio.ts';
import { acceptedOf } from './warnings.ts';
import { sameWork, type Work } from './work.ts';

interface FactsSettings {
  slots: ProductDetail['customizationList'];
  kinds: StudioFacts['kinds'];
  available: readonly StepType[];
  studio: ReturnType<typeof useStudio>;
  variant: { stock: number } | null;
  /** How many photos and media are on their way. */
  uploads: number;
  /** Null until they are known. */
  warnings: readonly SceneWarning[] | null;
  scene: Scene;
}

const none: Record<string, string> = {};

/** What is wrong with a design, which of it may be said, and which steps were passed. */
export function useStudioFacts(settings: FactsSettings) {
  const { slots, kinds, available, studio, variant, uploads, warnings, scene } = settings;
  const { state, personal } = studio;
  const [shownKeys, setShownKeys] = useState<ReadonlySet<string>>(new Set());
  const [refusal, setRefusal] = useState<{ of: Work; messages: Record<string, string>; attempt: number } | null>(null);
  const [passed, setPassed] = useState<readonly Position[]>(() => {
    const all = positionsOf(kinds.length, available);
    return all.slice(
      0,
      all.findIndex(({ step }) => step === studio.first),
    );
  });
  const accepted = useMemo(
    () => acceptedOf(warnings ?? [], state.acceptedWarningList),
    [warnings, state.acceptedWarningList],
  );
  const faults = useMemo(
    () => checksOf(slots, personal, variant, unprintablePhotos(scene)),
    [slots, personal, variant, scene],
  );
  // What was refused is judged anew as soon as something is changed.
  const messages = refusal && sameWork(refusal.of.content, studio.present.content) ? refusal.messages : none;
  const facts = useMemo<StudioFacts>(
    () => ({
      slots,
      kinds,
      personal,
      faults,
      shownHints: new Set([...[...shownKeys].filter((key) => key in faults), ...Object.keys(messages)]),
      uploads,
      openWarnings: warnings && warnings.length - accepted.length,
      soldOut: variant !== null && variant.stock <= 0,
      passed,
    }),
    [slots, kinds, personal, faults, shownKeys, messages, uploads, warnings, accepted, variant, passed],
  );
  return {
    facts,
    faults,
    accepted,
    messages,
    /** How often the server has refused it. */
    attempt: refusal?.attempt ?? 0,
    errorAt: (key: string) => messages[key] ?? (shownKeys.has(key) ? faults[key] : undefined),
    /** What is wrong at these places may be said from now on. */
    tell: (keys: readonly string[]) =>
      setShownKeys((before) => (keys.every((key) => before.has(key)) ? before : new Set([...before, ...keys]))),
    refuse: (by: Record<string, string>) =>
      setRefusal((before) => ({ of: studio.present, messages: by, attempt: (before?.attempt ?? 0) + 1 })),
    passTo: (to: Position) =>
      setPassed((before) => [...before, ...positionsOf(kinds.length, available).filter((one) => isBefore(one, to))]),
  };
}

interface ArrivalSettings {
  ready: boolean;
  facts: StudioFacts;
  here: Position;
  go: (to: Position, options: { replace: boolean }) => void;
}

/** What is missing of the product. An address that leads to a step that cannot be taken yet leads there first. */
export function useMissing({ ready, facts, here, go }: ArrivalSettings) {
  const obstacle = productObstacle(facts);
  const early = ready && here.step !== 'product' && obstacle !== null && facts.uploads === 0;
  const first = obstacle?.at == null ? 0 : partOf(obstacle.at, facts);
  useEffect(() => {
    if (early) go({ step: 'product', part: first }, { replace: true });
  });
  return obstacle;
}
