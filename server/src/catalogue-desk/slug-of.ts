const letters: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  œ: 'oe',
  ł: 'l',
};

/** A name as it stands in an address: small letters without accents, digits, hyphens. '' for a name without any. */
export function slugOf(name: string, most: number): string {
  return name
    .toLowerCase()
    .replaceAll(/[äöüßæøœł]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, most)
    .replaceAll(/^-|-$/g, '');
}

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
