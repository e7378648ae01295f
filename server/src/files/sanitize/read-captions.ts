import { captionLimits } from '@afterimage/contract/values/limits.ts';

/** What is said from `start` to `end`, in milliseconds; `text` is WebVTT's own: escaped, with no markup but b and i. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

/** Why captions cannot be read; `line` counts from 1. */
export class CaptionsFault extends Error {
  readonly fault: 'kind' | 'nothing' | 'many' | 'time' | 'block' | 'long';
  readonly line: number;
  constructor(fault: CaptionsFault['fault'], line = 0) {
    super(`captions: ${fault} at line ${line}`);
    this.fault = fault;
    this.line = line;
  }
}

/** Reads WebVTT, or SRT (SubRip); cues by their beginning. Fails with a CaptionsFault. */
export function readCaptions(bytes: Uint8Array): Cue[] {
  const text = textOf(bytes);
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const isVtt = /^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '');
  const cues: Cue[] = [];
  let isSupported = isVtt;
  for (const [index, block] of blocksOf(lines).entries()) {
    if (isVtt && (index === 0 || isNote(block))) continue;
    const cue = cueOf(block, isVtt);
    if (!cue) throw isSupported ? new CaptionsFault('block', block.line) : new CaptionsFault('kind');
    isSupported = true;
    if (cue.text === '') continue;
    if (cues.push(cue) > captionLimits.cues) throw new CaptionsFault('many');
  }
  if (cues.length === 0) throw new CaptionsFault(isSupported ? 'nothing' : 'kind');
  return cues.toSorted((one, other) => one.start - other.start || one.end - other.end);
}

/** The cues as a WebVTT file. */
export const writeCaptions = (cues: readonly Cue[]): string =>
  `WEBVTT\n${cues.map(({ start, end, text }) => `\n${stamp(start)} --> ${stamp(end)}\n${text}\n`).join('')}`;

/** WebVTT is UTF-8; SRT says nothing of how it is written, and programs of Windows write it as they did thirty years ago. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  try {
    if (isWide) return new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be', { fatal: true }).decode(bytes);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    // What has zeros is no text of any kind.
    if (isWide || text.includes('\0') || text.startsWith('WEBVTT')) throw new CaptionsFault('kind');
    return text;
  }
}

interface Block {
  /** Where it begins, from 1. */
  line: number;
  lines: string[];
}

/** What stands between empty lines. */
function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') open = null;
    else if (open) open.lines.push(line);
    else blocks.push((open = { line: index + 1, lines: [line] }));
  }
  return blocks;
}

/** A part of WebVTT that is not read out. */
const isNote = ({ lines }: Block): boolean => /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(lines[0] ?? '');

/** The cue of a block, possibly without any text; null for a block without times. */
function cueOf(block: Block, isVtt: boolean): Cue | null {
  // A cue may have a name or a number before its times.
  const at = block.lines[0]?.includes('-->') ? 0 : 1;
  const times = timesOf(block.lines[at] ?? '', isVtt);
  if (!times) return null;
  if (times.end <= times.start) throw new CaptionsFault('time', block.line + at);
  const raw = block.lines.slice(at + 1).join('\n');
  // Nobody reads more at once, and to put signs together takes the square of how many follow each other.
  if (raw.length > captionLimits.cueLength) throw new CaptionsFault('long', block.line);
  return { ...times, text: cleaned(raw, isVtt) };
}

function timesOf(line: string, isVtt: boolean): { start: number; end: number } | null {
  const times = isVtt
    ? /^\s*(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)\.(\d{3})[ \t]+-->[ \t]+(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)\.(\d{3})(?:[ \t]|$)/.exec(
        line,
      )
    : /^\s*(\d{1,4}):([0-5]?\d):([0-5]?\d)[,.](\d{1,3})[ \t]*-->[ \t]*(\d{1,4}):([0-5]?\d):([0-5]?\d)[,.](\d{1,3})(?:[ \t]|$)/.exec(
        line,
      );
  if (!times) return null;
  const at = (from: number): number => {
    const [hours = '', minutes = '', seconds = '', part = ''] = times.slice(from, from + 4);
    return ((Number(hours || 0) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(part.padEnd(3, '0'));
  };
  return { start: at(1), end: at(5) };
}

const namedEntities: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: '\u00a0', quot: '"', apos: "'" };

/** What is said, without markup but well-nested b and i, and without signs that do something to whoever shows it. */
function cleaned(raw: string, isVtt: boolean): string {
  const open: string[] = [];
  const parts = raw.replaceAll(/\{\\[^}\n]{0,100}\}/g, '').split(/(<[^<>]{0,200}>)/);
  let out = '';
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 0) {
      out += escaped(plain(part, isVtt));
      continue;
    }
    const tag = /^<(\/?)([bi])(?:[.\s][^<>]*)?>$/i.exec(part);
    const name = tag?.[2]?.toLowerCase();
    // A sentence may hold a sign that only looks like markup, as in 3 <4> 5: it is dropped as markup is.
    if (!tag || !name) continue;
    if (tag[1] === '') {
      // Twice bold is bold.
      if (open.includes(name)) continue;
      open.push(name);
      out += `<${name}>`;
    } else if (open.at(-1) === name) {
      open.pop();
      out += `</${name}>`;
    }
  }
  for (const name of open.toReversed()) out += `</${name}>`;
  const lines = out.split('\n').map((line) => line.trim());
  const cueText = lines.filter((line) => line !== '').join('\n');
  return cueText.replaceAll(/<[^>]*>/g, '').trim() === '' ? '' : cueText;
}

/** Signs of control, and those that turn the direction of what comes after, are left out; a line may end. */
function plain(text: string, isVtt: boolean): string {
  const read = isVtt
    ? text.replaceAll(/&(amp|lt|gt|nbsp|quot|apos|lrm|rlm);/g, (_, name: string) => namedEntities[name] ?? '')
    : text;
  return read.replaceAll(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\ufff9-\ufffb\ufeff]|\p{Cs}/gu, '').normalize('NFC');
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function stamp(milliseconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const seconds = Math.floor(milliseconds / 1000);
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
  return `${clock}.${String(milliseconds % 1000).padStart(3, '0')}`;
}
