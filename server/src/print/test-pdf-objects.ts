import { inflateSync } from 'node:zlib';

/** What a PDF of pdfkit's consists of: each object's dictionary as it is written, and its stream, unpacked. For tests. */
export function objectsOf(pdf: Buffer): { dictionary: string; stream: string | null }[] {
  const raw = pdf.toString('latin1');
  return Array.from(raw.matchAll(/^\d+ 0 obj\n(.*?)\nendobj$/gms), ([, body = '']) => {
    const start = body.indexOf('\nstream\n');
    if (start < 0) return { dictionary: body, stream: null };
    const dictionary = body.slice(0, start);
    const bytes = Buffer.from(body.slice(start + 8, body.lastIndexOf('\nendstream')), 'latin1');
    const unpacked = dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes;
    return { dictionary, stream: unpacked.toString('latin1') };
  });
}

/** What is written on the pages, in their order. */
export const contentsOf = (pdf: Buffer): string[] => {
  const objects = objectsOf(pdf);
  return objects.flatMap(({ dictionary, stream }) =>
    stream !== null && !/\/(?:Type|Subtype|N|Length1|FunctionType)\b/.test(dictionary) && /\bcm\b/.test(stream)
      ? [stream]
      : [],
  );
};
