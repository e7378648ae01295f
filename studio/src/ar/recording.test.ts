import { describe, expect, it } from 'vitest';
import { cameraFault, clock, collectRecording, recordedFile, recordingKind } from './recording.ts';

describe('recording on the spot', () => {
  it('S1.12 prefers what needs no making anew, and is not offered where nothing is recorded', () => {
    expect(recordingKind(() => true)).toContain('mp4a');
    expect(recordingKind((kind) => kind.startsWith('video/webm'))).toBe('video/webm;codecs=vp8,opus');
    expect(recordingKind(() => false)).toBeNull();
  });

  it.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'none'],
    ['OverconstrainedError', 'none'],
    ['NotReadableError', 'busy'],
    ['TypeError', 'other'],
  ])('S1.12 %s is told as: %s', (name, fault) => {
    expect(cameraFault(name)).toBe(fault);
  });

  it('S1.12 the clock runs in minutes and seconds', () => {
    expect([0, 9.9, 60, -1].map(clock)).toEqual(['0:00', '0:09', '1:00', '0:00']);
  });

  it('S1.12 the file says what it is', () => {
    const file = recordedFile([new Blob(['a'])], 'video/webm;codecs=vp8,opus', 'film');
    expect([file.name, file.type]).toEqual(['film.webm', 'video/webm']);
  });

  it.each([
    ['a recording with pictures is the film', ['', 'ab', 'c'], 'abc'],
    ['a recording without any is a fault', ['', ''], 'nothing'],
  ])('S1.12 %s', async (_, supportedTypes, expected) => {
    const recorder = new EventTarget();
    const end = new Promise<string>((resolve) => {
      collectRecording(recorder, {
        onEnd: (parts) => void new Blob(parts).text().then(resolve),
        onNothing: () => resolve('nothing'),
      });
    });
    for (const text of supportedTypes)
      recorder.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([text]) }));
    recorder.dispatchEvent(new Event('stop'));
    expect(await end).toBe(expected);
  });
});
