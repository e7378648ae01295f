/** Another target has to be nearer to the middle by that share of the stage's shorter side, so that sound does not flip. */
const switchMargin = 0.12;

/**
 * Which of the targets that play is heard: the one nearest to the stage's middle, where the one that was heard before
 * stays until another is clearly nearer. `distanceList` has for each target its distance from the middle as a share of
 * the stage's shorter side, or Infinity when it does not play. Null when none plays.
 */
export function audioFocusOf(distances: ArrayLike<number>, previous: number | null): number | null {
  let nearest = -1;
  let shortest = Number.POSITIVE_INFINITY;
  for (let index = 0; index < distances.length; index += 1) {
    const distance = distances[index] ?? Number.POSITIVE_INFINITY;
    if (distance < shortest) [nearest, shortest] = [index, distance];
  }
  if (nearest < 0) return null;
  if (previous !== null && (distances[previous] ?? Number.POSITIVE_INFINITY) <= shortest + switchMargin)
    return previous;
  return nearest;
}
