import type { NamedValue } from '../records/known-codes.ts';
import { codeOf, swatchOf } from './codes.ts';

/** What a variant differs in, as a file has it: names of options with their values. */
export type FileOptions = readonly { name: string; value: string }[];

/** The options of the variants of a product as the shop has them. */
interface ShopOptions {
  /** Of each variant, in their order. */
  variants: { color: string | null; size: string | null }[];
  /** Options of which all variants have the same value say something of the whole product. */
  attributes: Record<string, string[]>;
  values: NamedValue[];
  /** Names of options whose values are part of the size. */
  withSize: string[];
}

const colorNames = /^(?:colou?rs?|farben?|couleurs?|colore|kleur|färg|farve|kolor)$/i;
const sizeNames = /^(?:sizes?|gr(?:ö|oe)(?:ß|ss)en?|tailles?|talla|taglia|maat|storlek|størrelse|rozmiar)$/i;

export const isColor = (name: string): boolean => colorNames.test(name.trim());
export const isSize = (name: string): boolean => sizeNames.test(name.trim());

/**
 * Variants of the shop differ in colour and size. Of other options, those with one value belong to the product, and those
 * with several are told with the size: "L / Oak".
 */
export function shopOptions(list: readonly FileOptions[]): ShopOptions {
  const names = [...new Set(list.flatMap((options) => options.map(({ name }) => name)))];
  const valueIn = (options: FileOptions, name: string) => options.find((option) => option.name === name)?.value ?? '';
  const colorName = names.find(isColor);
  const sizeName = names.find(isSize);
  const others = names.filter((name) => name !== colorName && name !== sizeName);
  const differing = others.filter((name) => new Set(list.map((options) => valueIn(options, name))).size > 1);
  const values = new Map<string, NamedValue>();
  const add = (attribute: string, name: string, swatch: string | null = null): string => {
    const code = codeOf(name);
    const key = `${attribute}:${code}`;
    if (!values.has(key)) values.set(key, { attribute, code, name, swatch });
    return code;
  };
  const attributes: Record<string, string[]> = {};
  for (const name of others.filter((other) => !differing.includes(other))) {
    const value = list.map((options) => valueIn(options, name)).find((one) => one !== '');
    if (value !== undefined) attributes[attributeId(name)] = [add(attributeId(name), value)];
  }
  const variants = list.map((options) => {
    const color = colorName === undefined ? '' : valueIn(options, colorName);
    const size = [sizeName, ...differing]
      .flatMap((name) => (name === undefined ? [] : [valueIn(options, name)]))
      .filter((value) => value !== '')
      .join(' / ');
    return {
      color: color === '' ? null : add('color', color, swatchOf(color)),
      size: size === '' ? null : add('size', size),
    };
  });
  return { variants, attributes, values: [...values.values()], withSize: differing };
}

/** The attribute of that name; colours and sizes are those of variants. */
export const attributeId = (name: string): string => {
  const id = codeOf(name);
  return id === 'color' || id === 'size' ? `product-${id}` : id;
};
