import type { WorkshopLine } from '@afterimage/contract/admin/workshop.ts';

export interface MakeGroup {
  sku: string;
  name: string;
  lines: WorkshopLine[];
  pieces: number;
}

/** Lines that are printed on the same material, together; a group stands where its first line would. */
export function makeGroups(lines: readonly WorkshopLine[]): MakeGroup[] {
  const groups = new Map<string, MakeGroup>();
  for (const line of lines) {
    if (!line.hasPrint) continue;
    const { sku, name, color, size, quantity } = line;
    const title = [name, color, size].filter(Boolean).join(', ');
    const key = `${sku}\n${title}`;
    const group = groups.get(key) ?? { sku, name: title, lines: [], pieces: 0 };
    groups.set(key, { ...group, lines: [...group.lines, line], pieces: group.pieces + quantity });
  }
  return [...groups.values()];
}
