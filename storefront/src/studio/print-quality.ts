import type { Limits } from '@afterimage/contract/customization.ts';
import { words } from './studio.words.ts';

interface Pixels {
  width: number;
  height: number;
}

/** Dots an inch of a photo that covers its slot, rounded down; null when the slot has no printed size. */
export function dpiOf({ width, height }: Pixels, { widthMm, heightMm }: Limits): number | null {
  if (!widthMm || !heightMm) return null;
  const mmPerPixel = Math.max(widthMm / width, heightMm / height);
  return Math.floor(25.4 / mmPerPixel + 1e-9);
}

type Quality = 'sharp' | 'good' | 'soft';

/** How a photo will look at the size of its slot, in words (300 dpi is sharp, under 150 is not). */
export function printQuality(photo: Pixels, limits: Limits): { quality: Quality; text: string } | null {
  const dpi = dpiOf(photo, limits);
  if (dpi === null) return null;
  if (dpi >= 300) return { quality: 'sharp', text: words.sharp };
  return dpi >= 150 ? { quality: 'good', text: words.good } : { quality: 'soft', text: words.soft({ dpi }) };
}

/** The pixels from which a photo prints sharp in a slot. */
export function sharpFrom({ widthMm, heightMm }: Limits): Pixels | null {
  if (!widthMm || !heightMm) return null;
  const pixels = (mm: number) => Math.ceil((mm / 25.4) * 300);
  return { width: pixels(widthMm), height: pixels(heightMm) };
}
