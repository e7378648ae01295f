import { describe, expect, it } from 'vitest';
import { textFontList } from '@afterimage/sample/fonts.ts';
import { textFonts } from '@afterimage/scene/fonts.ts';

describe('the faces of texts', () => {
  it('S3.17 every face that the sample shop sells can be set and printed', () => {
    expect(textFonts.map(({ name }) => name)).toEqual(textFontList);
  });
});
