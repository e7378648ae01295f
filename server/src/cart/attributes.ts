interface Options {
  color: string | null;
  colorName: string | null;
  size: string | null;
  sizeName: string | null;
}

/** COLOR and SIZE of a line (S3.6); a value that the shop has no more is called by its code. */
export function attributesOf({ color, colorName, size, sizeName }: Options) {
  return [
    ...(color ? [{ key: 'COLOR' as const, value: color, name: colorName ?? color }] : []),
    ...(size ? [{ key: 'SIZE' as const, value: size, name: sizeName ?? size }] : []),
  ];
}
