import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CaptionsFault, readCaptions, writeCaptions } from './read-captions.ts';

const roundTrip = (text: string) => writeCaptions(readCaptions(Buffer.from(text)));
const faultOf = (content: string | Uint8Array) => {
  try {
    readCaptions(typeof content === 'string' ? Buffer.from(content) : content);
    return null;
  } catch (error) {
    if (!(error instanceof CaptionsFault)) throw error;
    return [error.fault, error.line];
  }
};

it('S1.12 WebVTT comes out as times and words, without notes, styles, places and names', () => {
  const vtt = [
    'WEBVTT - made by hand',
    '',
    'STYLE',
    '::cue { background: url(https://elsewhere.example) }',
    '',
    'NOTE nobody reads this',
    '',
    'greeting',
    '00:01.000 --> 00:02.500 line:0 position:20%',
    '<v Ada><b>Hello</b>, <c.loud>you</c> &amp; <i>me',
    'and us',
    '',
    '01:00:00.000 --> 01:00:01.000',
    'Late',
  ].join('\r\n');
  expect(roundTrip(vtt)).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\n<b>Hello</b>, you &amp; <i>me\nand us</i>\n\n01:00:00.000 --> 01:00:01.000\nLate\n',
  );
});

it('S1.12 SRT becomes WebVTT, in the order of its times, also as old programs write it', () => {
  const srt =
    '2\n00:00:05,5 --> 00:00:06,000\n{\\an8}Zweitens: 1 < 2 & <font color="red">rot</font>\n\n1\n00:00:01,000 --> 00:00:02,000\nGrüße\n';
  const expectedVtt =
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nGrüße\n\n00:00:05.500 --> 00:00:06.000\nZweitens: 1 &lt; 2 &amp; rot\n';
  expect(roundTrip(srt)).toBe(expectedVtt);
  expect(roundTrip(`\ufeff${srt}`)).toBe(expectedVtt);
  expect(writeCaptions(readCaptions(Buffer.from(srt, 'latin1')))).toBe(expectedVtt);
  expect(writeCaptions(readCaptions(Buffer.from(`\ufeff${srt}`, 'utf16le')))).toBe(expectedVtt);
});

it('S1.12 what is no captions is refused, and says where', () => {
  expect(faultOf('Dear diary,\n\ntoday')).toEqual(['kind', 0]);
  expect(faultOf(new Uint8Array([0, 1, 2, 3, 255]))).toEqual(['kind', 0]);
  expect(faultOf('WEBVTT\n')).toEqual(['nothing', 0]);
  expect(faultOf('WEBVTT\n\n00:01.000 --> 00:01.000\nx')).toEqual(['time', 3]);
  expect(faultOf('WEBVTT\n\n00:01.000 --> 00:02.000\nx\n\n\na\nb\nc')).toEqual(['block', 7]);
  expect(faultOf('WEBVTT\n\n00:61.000 --> 00:62.000\nx')).toEqual(['block', 3]);
  expect(faultOf('1\n00:00:01,000 --> 00:00:02,000\n<b></b>')).toEqual(['nothing', 0]);
  const cue = '00:01.000 --> 00:02.000\nx\n\n';
  expect(faultOf(`WEBVTT\n\n${cue.repeat(2000)}`)).toBeNull();
  expect(faultOf(`WEBVTT\n\n${cue.repeat(2001)}`)).toEqual(['many', 0]);
  // Half a megabyte of signs that belong to one letter would be put together for minutes.
  const time = 'WEBVTT\n\n00:01.000 --> 00:02.000\na';
  expect(faultOf(time + '\u0301\u0323'.repeat(100_000))).toEqual(['long', 3]);
  expect(faultOf(`${time}${'b'.repeat(1000)}`)).toEqual(['long', 3]);
  expect(faultOf(`${time}${'b'.repeat(999)}`)).toBeNull();
});

it('S1.12 bold within bold is bold once, so that nothing lies deep', () => {
  const time = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n';
  expect(roundTrip(`${time}${'<b>'.repeat(50)}x<i>y<i>z`)).toBe(`${time}<b>x<i>yz</i></b>\n`);
});

it('S1.12 nothing that is written in a caption comes out as markup, a time or another cue', () => {
  const characters = fc.constantFrom(
    '<',
    '>',
    '&',
    '-->',
    '<b>',
    '</b>',
    '<i',
    '\n',
    ' ',
    'a',
    '&lt;',
    '\u202e',
    '\0',
    'ü',
  );
  fc.assert(
    fc.property(fc.array(characters, { maxLength: 40 }), (parts) => {
      const cueText = parts
        .join('')
        .replaceAll(/\n\s*\n/g, '\n')
        .trim();
      const [times] = ['00:00:01.000 --> 00:00:02.000'];
      let out: string;
      try {
        out = roundTrip(`WEBVTT\n\n${times}\n${cueText}`);
      } catch (error) {
        return error instanceof CaptionsFault && error.fault === 'nothing';
      }
      const cue = out.slice(`WEBVTT\n\n${times}\n`.length, -1);
      expect(cue).not.toMatch(/-->|\n\n|\p{Cc}(?<!\n)|\u202e/u);
      expect(cue.replaceAll(/<\/?[bi]>/g, '')).not.toMatch(/[<>]/);
      // Read again it is the same.
      expect(roundTrip(out)).toBe(out);
      return true;
    }),
  );
});
