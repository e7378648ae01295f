import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { effect as effectSchema } from '@afterimage/contract/effects.ts';
import { applyEffects, chosenExtras, effectsOf, modelChanges, notesOf } from '@afterimage/scene/apply-effects.ts';
import { loadCustomizations } from '../catalogue/customizations.ts';
import { products } from '../catalogue/tables.ts';
import { testDatabase, type TestDatabase } from '../platform/db/test-database.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());

describe('the choices of the sample in the database', () => {
  it('S3.15 every choice changes model, print or production as it declares', async () => {
    const rows = await base.db
      .select({ id: products.id, slug: products.slug, template: products.printTemplate })
      .from(products)
      .where(isNotNull(products.printTemplate));
    const slots = await loadCustomizations(
      base.db,
      rows.map(({ id }) => id),
    );
    const walked = new Map<string, number>();
    for (const { id, slug, template } of rows) {
      // A start that is also the template's own is a change for a calendar that has another one.
      const plain = {
        ...template!,
        ...(template!.calendar && { calendar: { ...template!.calendar, start: '2001-02' } }),
      };
      for (const slot of slots.get(id) ?? [])
        for (const extra of slot.extraList) {
          const choices =
            slot.kind === 'extra'
              ? { slots: [], extraList: [extra.id] }
              : { slots: [{ slot: slot.id, kind: 'specification' as const, choices: [extra.id] }] };
          const effects = effectsOf(chosenExtras(slots.get(id) ?? [], choices));
          expect(effects, `${slug}: ${extra.title}`).toEqual(extra.effectList ?? []);
          for (const effect of effects) {
            walked.set(effect.kind, (walked.get(effect.kind) ?? 0) + 1);
            const name = `${slug}: ${extra.title}: ${effect.kind}`;
            expect(effectSchema.parse(effect), name).toEqual(effect);
            const { materials, hidden } = modelChanges([effect]);
            const outcome = {
              model: materials.length + hidden.length > 0,
              print: JSON.stringify(applyEffects(plain, [effect])) !== JSON.stringify(plain),
              production: notesOf([effect]).length > 0,
            };
            const isModel = effect.kind === 'material' || effect.kind === 'hide';
            expect(outcome, name).toEqual({
              model: isModel,
              print: !isModel && effect.kind !== 'note',
              production: effect.kind === 'note',
            });
          }
        }
    }
    const kinds = ['material', 'hide', 'surface', 'photo', 'text', 'print', 'calendar', 'note'];
    expect([...walked.keys()].toSorted()).toEqual(kinds.toSorted());
  });

  it('S3.17 a slot that a choice asks for names it', async () => {
    const all = [...(await loadCustomizations(base.db, await ids())).values()].flat();
    const dependentSlots = all.filter(({ choiceId }) => choiceId !== undefined);
    expect(dependentSlots.length).toBeGreaterThanOrEqual(9);
    for (const { choiceId, title } of dependentSlots) {
      const owner = all.find(({ extraList }) => extraList.some(({ id }) => id === choiceId));
      expect(owner?.kind, title).toBe('extra');
    }
  });
});

const ids = async () => (await base.db.select({ id: products.id }).from(products)).map(({ id }) => id);
