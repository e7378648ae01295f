import { allImports, isTest, type Sources } from './imports.ts';

/** What every feature may use: what features share of the shop, and what search engines read. */
const shared = new Set(['commerce', 'structured', 'service-worker']);

/** These join the features, so no feature may import them; pages are where features meet. */
const joints = new Set(['app', 'pages']);

export function wrongFeatures(sources: Sources): string[] {
  return allImports(sources).flatMap(({ from, to }) => {
    const [room, , feature = '', inside] = from.split('/');
    const [toRoom, , target = ''] = to.split('/');
    if (room !== 'storefront' || toRoom !== 'storefront' || !inside || isTest(from)) return [];
    if (feature === target || joints.has(feature) || shared.has(target)) return [];
    return [`${from} imports ${to}: ${feature} must not know ${target}; pages are where features meet`];
  });
}
