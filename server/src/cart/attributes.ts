/** COLOR and SIZE of a line (S3.6). */
export function attributesOf({ color, size }: { color: string | null; size: string | null }) {
  return [
    ...(color ? [{ key: 'COLOR' as const, value: color }] : []),
    ...(size ? [{ key: 'SIZE' as const, value: size }] : []),
  ];
}
