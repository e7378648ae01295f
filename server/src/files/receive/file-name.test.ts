import { describe, expect, it } from 'vitest';
import { fileNameOf, nameInMetadata } from './file-name.ts';

describe('the name of an upload', () => {
  it.each([
    ['Oma & Opa, Größe 2.jpg', 'Oma & Opa, Größe 2.jpg'],
    ['家族.heic', '家族.heic'],
    ['C:\\Users\\ada\\Pictures\\me.png', 'me.png'],
    ['../../etc/passwd', 'passwd'],
    ['a\u0000b\u001b[31mc\r\nd.jpg', 'ab[31mc d.jpg'],
    ['photo\u202Egpj.exe', 'photogpj.exe'],
    ['\u2066x\u2069\u200Fy\u061C.jpg', 'xy.jpg'],
    ['  two   spaces\u2028.jpg ', 'two spaces .jpg'],
    ['e\u0301.jpg', 'é.jpg'],
    ['lone \uD83D.jpg', 'lone .jpg'],
  ])('S7.33 %j is stored as %j', (sent, stored) => {
    expect(fileNameOf(sent)).toBe(stored);
  });

  it.each([undefined, '', '   ', '\u202E\u0007', 'folder/'])('S7.33 %j is no name', (sent) => {
    expect(fileNameOf(sent)).toBeNull();
  });

  it('S7.33 a long name is cut by whole characters, and has its ending', () => {
    const name = fileNameOf(`${'🦊'.repeat(400)}.jpeg`) ?? '';
    expect(Array.from(name)).toHaveLength(120);
    expect(name).toMatch(/^(🦊)+….jpeg$/u);
    expect(Array.from(fileNameOf('x'.repeat(5000)) ?? '')).toHaveLength(120);
  });

  it('S7.33 in parts it comes in base64, beside other things', () => {
    const name = Buffer.from('Größe.jpg').toString('base64');
    expect(nameInMetadata(`filetype aW1hZ2UvanBlZw==,filename ${name}`)).toBe('Größe.jpg');
    expect(nameInMetadata(`filename ${name}, filetype`)).toBe('Größe.jpg');
    for (const none of [undefined, '', 'filetype aW1hZ2UvanBlZw==', 'filename'])
      expect(nameInMetadata(none)).toBeUndefined();
  });
});
