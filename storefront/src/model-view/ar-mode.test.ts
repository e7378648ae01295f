import { describe, expect, it } from 'vitest';
import { type BrowserFacts, isIos, arModeFor } from './ar-mode.ts';

const agents = {
  chromeAndroid:
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  firefoxAndroid: 'Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0',
  webView:
    'Mozilla/5.0 (Linux; Android 14; Pixel 7; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  safariIphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  chromeIphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0.6723.37 Mobile/15E148 Safari/604.1',
  instagramIphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 350.0.0',
  safariMac:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  chromeWindows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
};
const modeFor = (name: keyof typeof agents, more: Partial<BrowserFacts> = {}) =>
  arModeFor({ userAgent: agents[name], touchPoints: 0, immersiveAr: false, arLinks: false, hangs: false, ...more });

describe('the way into a room', () => {
  it('S1.12 is in the page where the browser can, whatever it calls itself', () => {
    expect(modeFor('chromeAndroid', { immersiveAr: true })).toBe('webxr');
    expect(modeFor('chromeWindows', { immersiveAr: true })).toBe('webxr');
  });

  it("S1.12 is the phone's own viewer for what hangs on a wall: the page itself looks for level places", () => {
    expect(modeFor('chromeAndroid', { immersiveAr: true, hangs: true })).toBe('scene-viewer');
    expect(modeFor('chromeWindows', { immersiveAr: true, hangs: true })).toBe('webxr');
    expect(modeFor('firefoxAndroid', { hangs: true })).toBe('other-browser');
  });

  it("S1.12 is the phone's own viewer where it has one", () => {
    expect(modeFor('chromeAndroid')).toBe('scene-viewer');
    expect(modeFor('safariIphone', { arLinks: true })).toBe('quick-look');
    expect(modeFor('chromeIphone')).toBe('quick-look');
    // An iPad that asks for pages as a Mac does.
    expect(modeFor('safariMac', { touchPoints: 5, arLinks: true })).toBe('quick-look');
  });

  it('S1.12 is another browser where this one keeps the camera to itself', () => {
    expect(modeFor('firefoxAndroid')).toBe('other-browser');
    expect(modeFor('webView')).toBe('other-browser');
    expect(modeFor('instagramIphone')).toBe('other-browser');
    expect(modeFor('safariIphone')).toBe('other-browser');
  });

  it('S1.12 is a code for the phone at a computer', () => {
    expect(modeFor('chromeWindows')).toBe('code');
    expect(modeFor('safariMac')).toBe('code');
    expect(isIos(agents.safariMac, 0)).toBe(false);
  });
});
