import { expect, it } from 'vitest';
import { synonymChanges } from './synonym-changes.ts';

it('D20.4 the preview of search words names what will find something else', () => {
  const stored = 'couch, settee = sofa\nbuy, shop =\ncup = mug';
  expect(synonymChanges(stored, stored)).toEqual([]);
  expect(synonymChanges(stored, 'couch = sofa, armchair\nbuy, shop =\ncup =\nfoto = print')).toEqual([
    { word: 'couch', finds: ['sofa', 'armchair'] },
    { word: 'cup', finds: [] },
    { word: 'foto', finds: ['print'] },
    { word: 'settee', finds: null },
  ]);
});
