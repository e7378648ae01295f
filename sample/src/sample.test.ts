import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { attributeList, attributeValuesOf, productsWithMaterial } from './attributes.ts';
import { categoryList } from './categories.ts';
import { countryList } from './countries.ts';
import { couponList } from './coupons.ts';
import { colorCodes, pictureNames, slugOf } from './define.ts';
import { textFontList } from './fonts.ts';
import { generatedPictures } from './pictures.generated.ts';
import { productList } from './products.ts';
import type { SampleProduct } from './product.ts';
import { taxRateList } from './tax-rates.ts';

const picturesFolder = fileURLToPath(new URL('../pictures/', import.meta.url));

function unitsOf(product: SampleProduct): number {
  const stockByColor = product.variation.flatMap((each) => [each.stock ?? 0, ...each.size.map((size) => size.stock)]);
  return (product.stock ?? 0) + stockByColor.reduce((sum, each) => sum + each, 0);
}

describe('the sample products', () => {
  it('S1.14 there are 73, with ids 1 to 73 in order', () => {
    expect(productList.map((each) => each.id)).toEqual(Array.from({ length: 73 }, (_, index) => index + 1));
  });

  it('S3.1 slugs and skus are unique, and a slug is made of the name', () => {
    expect(new Set(productList.map((each) => each.slug)).size).toBe(73);
    expect(new Set(productList.map((each) => each.sku)).size).toBe(73);
    for (const each of productList) {
      expect(each.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(each.slug).toBe(slugOf(each.name));
    }
  });

  it('S3.1 every product has texts, pictures, tags and an honest record', () => {
    for (const each of productList) {
      expect(Number.isInteger(each.price) && each.price > 0).toBe(true);
      expect(each.rating).toBeGreaterThanOrEqual(1);
      expect(each.rating).toBeLessThanOrEqual(5);
      expect(each.saleCount).toBeGreaterThanOrEqual(each.ratingCount);
      expect(each.tag.length).toBeGreaterThan(0);
      expect(each.shortDescription.length).toBeGreaterThan(20);
      expect(each.fullDescription.length).toBeGreaterThan(150);
      expect(each.image.length).toBeGreaterThanOrEqual(2);
      expect(each.thumbImage.length).toBe(each.image.length);
    }
    expect(productList.some((each) => each.affiliateLink !== undefined)).toBe(true);
  });

  it('S3.1 stock stands on the product exactly when it has no variations', () => {
    for (const each of productList) {
      expect(each.stock === undefined).toBe(each.variation.length > 0);
      for (const variation of each.variation) {
        expect(variation.stock === undefined).toBe(variation.size.length > 0);
      }
    }
  });

  it('S3.2 discounts are whole percentages from 0 to 25', () => {
    for (const each of productList) {
      expect(Number.isInteger(each.discount)).toBe(true);
      expect(each.discount).toBeGreaterThanOrEqual(0);
      expect(each.discount).toBeLessThanOrEqual(25);
    }
  });

  it('S3.2 at least six products are sold out, and several single sizes of others', () => {
    expect(productList.filter((each) => unitsOf(each) === 0).length).toBeGreaterThanOrEqual(6);
    const soldOutSizes = productList
      .filter((each) => unitsOf(each) > 0)
      .flatMap((each) => each.variation.flatMap((variation) => variation.size))
      .filter((size) => size.stock === 0);
    expect(soldOutSizes.length).toBeGreaterThan(10);
  });

  it('S7.24 every material is that of a product, and only products of the sample have one', () => {
    const slugs = productList.map(({ slug }) => slug);
    expect(productsWithMaterial.filter((slug) => !slugs.includes(slug))).toEqual([]);
    const used = new Set(slugs.flatMap((slug) => attributeValuesOf(slug).flatMap(({ codes }) => codes)));
    const materialCodes = attributeList.find(({ id }) => id === 'material')?.valueList.map(({ code }) => code) ?? [];
    expect([...used].toSorted()).toEqual(materialCodes.toSorted());
  });

  it('S3.3 sizes are x, m, xl and xxl', () => {
    const sized = productList.flatMap((each) => each.variation).filter((each) => each.size.length > 0);
    expect(sized.length).toBeGreaterThan(20);
    for (const each of sized) expect(each.size.map((size) => size.name)).toEqual(['x', 'm', 'xl', 'xxl']);
  });

  it('S3.4 black, blue and yellow carry their codes', () => {
    expect(colorCodes).toEqual({ black: '#333333', blue: '#1e73be', yellow: '#dd9933' });
    const variations = productList.flatMap((each) => each.variation);
    expect(new Set(variations.map((each) => each.color))).toEqual(new Set(['black', 'blue', 'yellow']));
    for (const each of variations) expect(each.colorCode).toBe(colorCodes[each.color]);
  });

  it('S3.5 the ten categories exist and each has at least six products', () => {
    expect(categoryList.map((each) => each.id)).toEqual([
      'decor',
      'fashion',
      'men',
      'women',
      'swimsuit',
      'cosmetics',
      'furniture',
      'perfumes',
      'wearables',
      'jewelry',
    ]);
    for (const category of categoryList) {
      const inside = productList.filter((each) => each.category.includes(category.id));
      expect(inside.length, category.id).toBeGreaterThanOrEqual(6);
    }
  });
});

describe('customizations', () => {
  const customizable = productList.filter((each) => each.isCustomizable);
  const all = productList.flatMap((each) => each.customizationList);

  it('S1.11 at least 24 products are customizable, in every category', () => {
    expect(customizable.length).toBeGreaterThanOrEqual(24);
    for (const category of categoryList) {
      expect(
        customizable.some((each) => each.category.includes(category.id)),
        category.id,
      ).toBe(true);
    }
    for (const each of productList) expect(each.isCustomizable).toBe(each.customizationList.length > 0);
  });

  it('S3.17 kinds, fields and selection modes fit each other', () => {
    for (const each of all) {
      const field = { photo: 'IMAGE', text: 'TEXT', specification: null, extra: null }[each.kind];
      expect(each.fieldType).toBe(field);
      expect(each.selectionMode).toBe(each.kind === 'extra' ? 'MULTI' : 'SINGLE');
    }
  });

  it('S3.17 a photo has a size in millimetres, a text a length and the eight fonts', () => {
    for (const each of all) {
      if (each.kind === 'photo') {
        expect(each.limits.widthMm).toBeGreaterThan(0);
        expect(each.limits.heightMm).toBeGreaterThan(0);
        expect(each.extraList).toEqual([]);
      } else if (each.kind === 'text') {
        expect(each.limits.maxLength).toBeGreaterThan(0);
        // A list of dates is set in the face of the days.
        expect(each.extraList.map((extra) => extra.title)).toEqual(each.limits.format === 'dates' ? [] : textFontList);
      } else {
        expect(each.extraList.length).toBeGreaterThan(0);
      }
    }
    expect(all.some((each) => each.kind === 'photo' && each.limits.arAllowed)).toBe(true);
  });

  it('S3.17 no choice can bring a price below zero', () => {
    for (const each of productList) {
      const lowest = each.customizationList
        .flatMap((customization) => customization.extraList)
        .reduce((sum, extra) => sum + Math.min(0, extra.price), 0);
      expect(Math.floor(each.price * (1 - each.discount / 100)) + lowest, each.slug).toBeGreaterThan(0);
    }
  });
});

describe('countries', () => {
  it('S7.29 all 249 of ISO 3166-1, each once', () => {
    expect(countryList.length).toBe(249);
    expect(new Set(countryList.map((each) => each.code)).size).toBe(249);
    for (const each of countryList) {
      expect(each.code).toMatch(/^[A-Z]{2}$/);
      expect(each.name.length).toBeGreaterThan(2);
    }
  });
});

describe('pictures', () => {
  const pictureList = productList.flatMap((each) =>
    pictureNames(
      each.slug,
      each.variation.map((variation) => variation.color),
    ),
  );
  const steps = [1, 2, 3].map((each) => `home-step-${each}`);
  const tiles = [...categoryList.map((each) => `category-${each.id}`), 'home-film', ...steps];

  it('S3.1 every main view and every tile is made, and what is made is on disk in every width', () => {
    const mains = pictureList.filter(({ view }) => view === 'main').map(({ name }) => name);
    for (const name of [...mains, ...tiles]) expect(generatedPictures[name], name).toBeDefined();
    for (const [name, { widths, placeholder }] of Object.entries(generatedPictures)) {
      expect(placeholder).toMatch(/^data:image\/webp;base64,/);
      for (const width of widths) {
        expect(existsSync(`${picturesFolder}${name}-${width}.avif`), `${name}-${width}`).toBe(true);
      }
    }
  });

  it('S3.1 every product is seen from another side and from near in each colour, a personalised one also in use', () => {
    for (const { slug, variation, isCustomizable } of productList) {
      const pictureList = pictureNames(
        slug,
        variation.map((each) => each.color),
      ).filter(({ name }) => generatedPictures[name]);
      const count = (wantedView: string): number => pictureList.filter(({ view }) => view === wantedView).length;
      const colors = Math.max(1, variation.length);
      expect([count('second'), count('detail')], slug).toEqual([colors, colors]);
      if (isCustomizable) expect(count('scene'), slug).toBeGreaterThan(0);
    }
  });

  it('S3.1 an address in the data is that of a file, or of one that the server makes of it', () => {
    const addresses = productList.flatMap((each) => [...each.image, ...each.thumbImage].map((image) => image.url));
    for (const address of addresses) {
      const file = picturesFolder + address.replace('/pictures/', '').replace(/\.webp$/, '.avif');
      expect(existsSync(file), address).toBe(true);
    }
  });

  it('S3.1 a product shows the main view of every colour first, and of each colour its further views in order', () => {
    for (const each of productList) {
      const colors = each.variation.map(({ color }) => color);
      const order = pictureNames(each.slug, colors).map(({ name }) => name);
      const pictureList = each.image.map(({ url }) => url.replace('/pictures/', '').replace(/-\d+\.webp$/, ''));
      expect(pictureList.map((name) => order.indexOf(name))).not.toContain(-1);
      expect(pictureList).toEqual(order.filter((name) => pictureList.includes(name)));
      expect(pictureList.slice(0, Math.max(1, colors.length))).toEqual(order.slice(0, Math.max(1, colors.length)));
      expect(new Set(each.image.map(({ alt }) => alt)).size, each.slug).toBe(each.image.length);
    }
  });

  it('S3.1 all pictures together stay under 60 MB, and none is left over', () => {
    const files = readdirSync(picturesFolder).filter((each) => /\.(avif|webp)$/.test(each));
    const bytes = files.reduce((sum, each) => sum + statSync(picturesFolder + each).size, 0);
    expect(bytes).toBeLessThan(60 * 1024 * 1024);
    for (const file of files) {
      const [, name = '', width = ''] = /^(.+)-(\d+)\.(?:avif|webp)$/.exec(file) ?? [];
      expect(generatedPictures[name]?.widths, file).toContain(Number(width));
    }
  });
});

describe('the taxes and coupons of the sample', () => {
  it('D7.42 every country of the European Union has its rate, and each rate belongs to a country that there is', () => {
    const union = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');
    const taxed = taxRateList.map(({ countryCode }) => countryCode);
    expect(taxed).toEqual(expect.arrayContaining(union));
    expect(new Set(taxed).size).toBe(taxed.length);
    expect(countryList.map(({ code }) => code)).toEqual(expect.arrayContaining(taxed));
    // The Union lets no standard rate be lower than 15 %; Hungary's is the highest.
    for (const { countryCode, basisPoints } of taxRateList)
      expect(basisPoints, countryCode).toSatisfy(
        (rate) => (union.includes(countryCode) ? rate >= 1500 : true) && rate <= 2700,
      );
  });

  it('D7.42 there is a coupon of each kind, written as codes are compared', () => {
    expect(couponList.map(({ kind }) => kind)).toEqual(['percentage', 'amount', 'free_delivery']);
    for (const { code } of couponList) expect(code).toMatch(/^[A-Z0-9]+$/);
  });
});
