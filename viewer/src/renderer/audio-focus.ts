/** Another target has to be nearer to the middle by that share of the stage's shorter side, so that sound does not flip. */
const margin = 0.12;

/**
 * Which of the targets that play is heard: the one nearest to the stage's middle, where the one that was heard before
 * stays until another is clearly nearer. `distanceList` has for each target its distance from the middle as a share of
 * the stage's shorter side, or Infinity when it does not play. Null when none plays.
 */
export function centralOf(distanceList: ArrayLike<number>, before: number | null): number | null {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < distanceList.length; index += 1) {
    const distance = distanceList[index] ?? Number.POSITIVE_INFINITY;
    if (distance < least) [best, least] = [index, distance];
  }
  if (best < 0) return null;
  if (before !== null && (distanceList[before] ?? Number.POSITIVE_INFINITY) <= least + margin) return before;
  return best;
}
