import { compileTarget, createRecognizerSide, readPack, type RecognizerSide } from '@afterimage/tracker';
import { describe, expect, it, vi } from 'vitest';
import { createTargetTracker, rescaleHomography } from './target-tracker.ts';
import type { RecognizerReply, RecognizerMessage } from './worker-messages.ts';

vi.setConfig({ testTimeout: 60_000 });

const side = 160;
/** Squares without an order, another picture for each seed. */
function pictureOf(seed: number): { width: number; height: number; data: Uint8ClampedArray } {
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let n = 0; n < 60; n += 1) {
    const [left, top] = [(n * 131 + seed * 37) % (side - 20), (n * 77 + seed * 53) % (side - 20)];
    const edge = 8 + ((n * 29 + seed) % 12);
    for (let y = top; y < top + edge; y += 1)
      for (let x = left; x < left + edge; x += 1)
        data.set([(n * 67) % 256, (n * 113) % 256, (n * 41) % 256, 255], (y * side + x) * 4);
  }
  return { width: side, height: side, data };
}
const [first, second] = [pictureOf(1), pictureOf(2)];
const [one, two] = [compileTarget(first), compileTarget(second)];

/** A picture in a grey frame, `scale` times as large, its outer top left corner at `left`, `top`. */
function frameOf(width: number, height: number, { data }: typeof first, left: number, top: number, scale = 1) {
  const grey = new Uint8Array(width * height).fill(110);
  for (let y = top; y < Math.min(height, top + side * scale); y += 1)
    for (let x = left; x < Math.min(width, left + side * scale); x += 1) {
      const at = (Math.floor((y - top) / scale) * side + Math.floor((x - left) / scale)) * 4;
      grey[y * width + x] = 0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!;
    }
  return { width, height, data: grey };
}

/** Following with a finder that answers when it is told to, as one in another worker does. */
function followingWithFinder() {
  const sentMessages: RecognizerMessage[] = [];
  let finder: RecognizerSide | null = null;
  let read: ReturnType<typeof readPack>[] = [];
  const following = createTargetTracker((message) => sentMessages.push(message));
  const answers: RecognizerReply[] = [];
  const search = () => {
    for (const message of sentMessages.splice(0)) {
      if (message.kind === 'round') {
        read = message.packs?.map((pack) => readPack(pack)) ?? read;
        finder = createRecognizerSide({ packs: read, width: message.width, height: message.height });
      } else if (finder) answers.push({ round: message.round, answer: finder.search(message.request) });
    }
  };
  const answer = () => {
    search();
    for (const reply of answers.splice(0)) following.receiveSearchReply(reply);
  };
  return { following, sent: sentMessages, search, answer };
}

describe('following the targets of a show', () => {
  it('S1.13 each place of the show has its sighting, before its pack came and after', () => {
    const { following, answer } = followingWithFinder();
    const frame = frameOf(320, 240, first, 70, 30);
    expect(following.setPacks([null, null, null])).toEqual([]);
    expect(following.track(frame, 0).map(({ state }) => state)).toEqual(['searching', 'searching', 'searching']);
    expect(following.setPacks([null, two, one])).toEqual([]);
    following.track(frame, 33);
    answer();
    const list = following.track(frame, 66);
    expect(list.map(({ state }) => state)).toEqual(['searching', 'searching', 'tracking']);
    expect(list[2]?.corners?.[0]).toBeCloseTo(69.5, 0);
    expect(list[2]?.corners?.[5]).toBeCloseTo(189.5, 0);
    expect(list[2]?.pose?.focal).toBeGreaterThan(100);
  });

  it('S1.13 a pack that cannot be read is told by its place, the others go on', () => {
    const { following, answer } = followingWithFinder();
    const cut = one.slice(0, 200);
    expect(following.setPacks([cut, one, new Uint8Array(3)])).toEqual([0, 2]);
    const frame = frameOf(320, 240, first, 70, 30);
    following.track(frame, 0);
    answer();
    expect(following.track(frame, 33).map(({ state }) => state)).toEqual(['searching', 'tracking', 'searching']);
  });

  it('S1.13 a smaller frame goes on with what was followed in the larger one, without a search', () => {
    const { following, answer } = followingWithFinder();
    following.setPacks([one]);
    const large = frameOf(640, 480, first, 160, 80, 2);
    following.track(large, 0);
    answer();
    expect(following.track(large, 33)[0]?.state).toBe('tracking');
    const small = frameOf(320, 240, first, 80, 40);
    const [sighting] = following.track(small, 66);
    expect(sighting?.state).toBe('tracking');
    expect(sighting?.corners?.[0]).toBeCloseTo(79.5, 0);
    expect(sighting?.corners?.[1]).toBeCloseTo(39.5, 0);
  });

  it('S1.13 rehearsed before the first frame, it has seen nothing, and the finder keeps the packs', () => {
    const { following, sent, search, answer } = followingWithFinder();
    following.warmUp();
    following.setPacks([one]);
    following.warmUp();
    answer();
    const frame = frameOf(320, 240, first, 70, 30);
    expect(following.track(frame, 0)[0]?.state).toBe('searching');
    answer();
    expect(following.track(frame, 33)[0]?.state).toBe('tracking');
    // a camera that comes before the rehearsal has ended
    const hurried = followingWithFinder();
    hurried.following.setPacks([one]);
    hurried.following.warmUp();
    hurried.search();
    expect(hurried.following.track(frame, 0)[0]?.state).toBe('searching');
    hurried.answer();
    expect(hurried.following.track(frame, 33)[0]?.state).toBe('tracking');
    // with frames there is nothing to rehearse
    search();
    following.warmUp();
    expect(sent).toEqual([]);
  });

  it('S1.13 what was found in frames of another size, or among other packs, is not believed', () => {
    const { following, sent, search, answer } = followingWithFinder();
    following.setPacks([one]);
    following.track(frameOf(320, 240, first, 70, 30), 0);
    expect(sent.map(({ kind }) => kind)).toEqual(['round', 'search']);
    search();
    // turned, before the answer came
    const turned = frameOf(240, 320, first, 40, 90);
    expect(following.track(turned, 33)[0]?.state).toBe('searching');
    answer();
    const [sighting] = following.track(turned, 66);
    expect(sighting?.state).toBe('tracking');
    expect(sighting?.corners?.[1]).toBeCloseTo(89.5, 0);
  });

  it('S1.13 a homography into a larger frame keeps pixels’ centres', () => {
    const h = [1.2, 0.1, 30, -0.05, 0.9, 20, 0.0004, 0.0002, 1];
    const at = (m: ArrayLike<number>, x: number, y: number) => {
      const w = m[6]! * x + m[7]! * y + m[8]!;
      return [(m[0]! * x + m[1]! * y + m[2]!) / w, (m[3]! * x + m[4]! * y + m[5]!) / w] as const;
    };
    for (const scale of [2, 0.5, 4 / 3]) {
      const [x, y] = at(h, 17, 91);
      expect(at(rescaleHomography(h, scale), 17, 91)).toEqual([
        expect.closeTo(scale * (x + 0.5) - 0.5, 9),
        expect.closeTo(scale * (y + 0.5) - 0.5, 9),
      ]);
    }
  });
});
