import type { Reply } from '@afterimage/contract/api.ts';
import { words } from './palette.words.ts';

/** A line of the palette. */
export interface Command {
  id: string;
  title: string;
  detail?: string;
  keys?: readonly string[];
  run(): void;
}

/** The commands whose title has every word of the text. */
export function matching(commands: readonly Command[], text: string): Command[] {
  const parts = text.toLowerCase().split(/\s+/);
  return commands.filter(({ title }) => parts.every((part) => title.toLowerCase().includes(part)));
}

type Result = Reply<'adminSearch'>['resultList'][number];

/** What the shop was searched for, each with the way to its record. */
export function resultCommands(results: readonly Result[], navigate: (to: string) => unknown): Command[] {
  return results.map(({ source, kind, id, title, detail, match }) => ({
    id: `${source} ${kind} ${id}`,
    title: kind === 'order' ? words.order({ number: title }) : title,
    detail: [detail, match]
      .filter((text, at, all) => text !== '' && text !== title && all.indexOf(text) === at)
      .join(' · '),
    run: () => void navigate(kind === 'order' ? `/admin/orders/${id}` : `/admin/products/${id}`),
  }));
}
