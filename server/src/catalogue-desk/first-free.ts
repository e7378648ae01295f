/** The first of `name`, `name-2`, `name-3` that is free. */
export async function firstFree(
  name: string,
  isTaken: (name: string) => Promise<boolean>,
  separator = '-',
): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const candidate = attempt === 1 ? name : `${name}${separator}${attempt}`;
    if (!(await isTaken(candidate))) return candidate;
  }
}
