import type { AcceptedWarning } from '@afterimage/contract/print.ts';
import type { SceneWarning } from '@afterimage/scene/warnings.ts';

/** A warning as it is kept with the order. */
export const namedWarning = ({ slot, code, dpi }: Pick<SceneWarning, 'slot' | 'code' | 'dpi'>): AcceptedWarning => ({
  customizationId: slot,
  code,
  ...(dpi !== undefined && { dpi }),
});

/** A photo that was laid anew is another matter: what was accepted holds for the same dots an inch only. */
const same = (one: AcceptedWarning, other: AcceptedWarning): boolean =>
  one.customizationId === other.customizationId && one.code === other.code && one.dpi === other.dpi;

/** One warning of a kind for a slot: a slot that is printed twice is warned of once, where it is worst. */
export function distinct(warnings: readonly SceneWarning[]): SceneWarning[] {
  const worst = new Map<string, SceneWarning>();
  for (const warning of warnings) {
    const name = `${warning.slot} ${warning.code}`;
    const worstSoFar = worst.get(name);
    if (!worstSoFar || (warning.dpi ?? 0) < (worstSoFar.dpi ?? 0)) worst.set(name, warning);
  }
  return [...worst.values()];
}

/** What was accepted of the warnings that there are now. */
export function acceptedOf(warnings: readonly SceneWarning[], accepted: readonly AcceptedWarning[]): AcceptedWarning[] {
  return warnings.map(namedWarning).filter((warning) => accepted.some((one) => same(one, warning)));
}

export const isAccepted = (warning: SceneWarning, accepted: readonly AcceptedWarning[]): boolean =>
  acceptedOf([warning], accepted).length > 0;
