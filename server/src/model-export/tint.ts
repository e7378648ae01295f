import type { Material } from '@gltf-transform/core';

/** Gives a material a color, `#rrggbb`, and leaves its opacity. */
export function tint(material: Material, color: string): void {
  const [, , , alpha] = material.getBaseColorFactor();
  material.setBaseColorFactor([...linearOf(color), alpha]);
}

/** `#rrggbb` as glTF and USD count colours: linear. */
export function linearOf(color: string): [number, number, number] {
  const share = (start: number): number => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [share(1), share(3), share(5)];
}
