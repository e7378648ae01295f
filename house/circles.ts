import { allImports, type Sources } from './imports.ts';

/** Circles of imports. Types are gone when the code runs, so they count only when they are asked for. */
export function circles(sources: Sources, countTypes = false): string[] {
  const graph = new Map<string, string[]>();
  for (const { from, to, typeOnly } of allImports(sources))
    if ((countTypes || !typeOnly) && sources.has(to)) graph.set(from, [...(graph.get(from) ?? []), to]);
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) found.push([...trail.slice(start), path].join(' -> '));
    if (start >= 0 || done.has(path)) return;
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return found;
}
