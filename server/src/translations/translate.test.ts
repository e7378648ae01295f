import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales } from '@afterimage/words/locale.ts';
import { blogs } from '../blog/tables.ts';
import { attributeValues, categories, customizations, extras, products } from '../catalogue/tables.ts';
import { taxRates } from '../checkout/tables.ts';
import { coupons } from '../coupons/tables.ts';
import { testDatabase, type TestDatabase } from '../platform/db/test-database.ts';
import { type TranslatableEntity, translations } from './tables.ts';
import { altField, loadTexts, noTexts, textsOf, translated, translatedPicture } from './translate.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());

const add = (entity: TranslatableEntity, entityId: string | number, texts: Record<string, string>, locale = 'de') =>
  base.db
    .insert(translations)
    .values(
      Object.entries(texts).map(([field, text]) => ({ entity, entityId: String(entityId), locale, field, text })),
    );

describe('texts over rows', () => {
  it('S3.1 replace the fields that are translated and leave the others', () => {
    const row = { id: 3, name: 'Mug', description: 'A mug.', price: 5 };
    expect(translated(row, { name: 'Becher' }, ['name', 'description'])).toEqual({ ...row, name: 'Becher' });
    expect(translated(row, { description: '', price: '7' }, ['name', 'description'])).toEqual({
      ...row,
      description: '',
    });
    expect(translated(row, {}, ['name'])).toBe(row);
  });

  it('S3.1 a picture is described in another language as long as it is the same picture', () => {
    const picture = { url: '/pictures/a.webp', alt: 'A mug' };
    const texts = { [altField('/pictures/a.webp')]: 'Ein Becher' };
    expect(translatedPicture(picture, texts)).toEqual({ url: '/pictures/a.webp', alt: 'Ein Becher' });
    expect(translatedPicture({ url: '/pictures/b.webp', alt: 'A jug' }, texts).alt).toBe('A jug');
  });

  it('S3.1 are found by kind and id together', () => {
    const texts = textsOf([
      { entity: 'product', entityId: '1', field: 'name', text: 'Becher' },
      { entity: 'customization', entityId: '1', field: 'title', text: 'Foto' },
      { entity: 'product', entityId: '1', field: 'shortDescription', text: 'Kurz' },
    ]);
    expect(texts.of('product', 1)).toEqual({ name: 'Becher', shortDescription: 'Kurz' });
    expect(texts.of('customization', '1')).toEqual({ title: 'Foto' });
    expect(texts.of('product', 2)).toEqual({});
  });
});

describe('texts in the database', () => {
  it('S3.1 of many rows of several kinds are read by one query, those of the first language by none', async () => {
    let queries = 0;
    const countingDatabase = new Proxy(base.db, {
      get(db, name) {
        if (name === 'select') queries += 1;
        return Reflect.get(db, name, db) as unknown;
      },
    });
    const ids = (await base.db.select({ id: products.id }).from(products)).map(({ id }) => id);
    const texts = await loadTexts(countingDatabase, 'de', { product: ids, category: ['decor', 'men'] });
    expect(ids.filter((id) => texts.of('product', id)['name'])).toHaveLength(73);
    expect(texts.of('category', 'decor')['name']).toBe('Wohnen');
    expect(queries).toBe(1);
    expect(await loadTexts(countingDatabase, 'en', { product: ids })).toBe(noTexts);
    expect(await loadTexts(countingDatabase, 'de', { product: [] })).toBe(noTexts);
    expect(queries).toBe(1);
  });

  it('S3.1 only the fields that are wanted are read', async () => {
    const texts = await loadTexts(base.db, 'de', { product: [1] }, ['name']);
    expect(Object.keys(texts.of('product', 1))).toEqual(['name']);
  });

  it.each([
    ['product', products, products.id, 'id'],
    ['customization', customizations, customizations.id, 'id'],
    ['extra', extras, extras.id, 'id'],
    ['blog', blogs, blogs.id, 'id'],
    ['coupon', coupons, coupons.id, 'id'],
    ['category', categories, categories.id, 'id'],
    ['attribute_value', attributeValues, attributeValues.id, 'id'],
    ['tax_rate', taxRates, taxRates.countryCode, 'countryCode'],
  ] as const)('S3.1 those of a row of the kind %s go with it, and others stay', async (entity, table, key, name) => {
    const rows = (await base.db.select().from(table)) as Record<string, string | number>[];
    const [removedRow, stays] = rows.map((row) => row[name] ?? '').toSorted((a, b) => (a < b ? 1 : -1));
    if (removedRow === undefined || stays === undefined) throw new Error(`There are no rows of the kind ${entity}.`);
    for (const id of [removedRow, stays]) await add(entity, id, { 'of the test': 'Text' });
    await base.db.delete(table).where(eq(key as typeof products.id, removedRow as number));
    const remainingRows = await base.db
      .select({ entityId: translations.entityId })
      .from(translations)
      .where(
        and(
          eq(translations.entity, entity),
          inArray(translations.entityId, [String(removedRow), String(stays)]),
          eq(translations.field, 'of the test'),
        ),
      );
    expect(remainingRows).toEqual([{ entityId: String(stays) }]);
  });

  it('D5.1 the sample is translated whole: nothing that people read is missing in any language', async () => {
    const fresh = await testDatabase();
    try {
      for (const locale of locales.filter((one) => one !== 'en')) {
        const { rows } = await fresh.db.execute<{ what: string }>(sql`
          with wanted as (
            select 'product' as entity, id::text as id, unnest(array['name', 'tag', 'shortDescription', 'fullDescription']) as field from products
            union all select 'product', id::text, 'alt:' || (jsonb_array_elements(image || thumb_image) ->> 'url') from products
            union all select 'product', id::text, 'surface:' || (jsonb_array_elements(print_template -> 'surfaceList') ->> 'id')
              from products where print_template is not null
            union all select 'customization', id::text, 'title' from customizations
            union all select 'extra', extras.id::text, 'title' from extras
              join customizations on customizations.id = customization_id where kind <> 'text'
            union all select 'attribute', id, 'name' from attributes
            union all select 'attribute_value', id::text, 'name' from attribute_values
            union all select 'category', id, unnest(array['name', 'description']) from categories
            union all select 'blog', id::text, unnest(array['title', 'summary', 'blockList', 'alt:' || (picture ->> 'url')]) from blogs
            union all select 'blog_category', id, unnest(array['name', 'description']) from blog_categories
            union all select 'coupon', id::text, 'title' from coupons
            union all select 'delivery_method', unnest(array['standard', 'express']), 'name'
          )
          select distinct wanted.entity || ' ' || wanted.id || ' ' || wanted.field as what from wanted
            left join translations on translations.entity = wanted.entity and entity_id = wanted.id
              and translations.field = wanted.field and locale = ${locale}
          where text is null or text = ''`);
        expect(rows.map(({ what }) => what)).toEqual([]);
      }
      expect(await fresh.db.$count(translations)).toBeGreaterThan(1500);
    } finally {
      await fresh.close();
    }
  });
});
