import { expect, test } from 'vitest';
import { buildTargets, commonYears, oldestYear, platformGaps, supportedVersions } from './browser-support.ts';

test('the builds are made for the oldest browsers that package.json asks for', () => {
  const targets = buildTargets();
  expect(targets.slice(3)).toEqual(['safari17.0', 'ios17.0']);
  for (const [place, name] of ['chrome', 'edge', 'firefox'].entries())
    expect(targets[place]).toMatch(new RegExp(`^${name}[1-9]\\d\\d$`));
});

test('browsers on Android are supported from the same versions', () => {
  const versions = supportedVersions();
  expect(versions.get('chrome_android')).toBe(versions.get('chrome'));
  expect(versions.get('firefox_android')).toBe(versions.get('firefox'));
});

test('what a supported browser lacks is known with the version that brought it', () => {
  const gaps = platformGaps(supportedVersions());
  expect(gaps.get('javascript.builtins.Promise.withResolvers')).toEqual(
    expect.arrayContaining(['safari before 17.4', 'safari_ios before 17.4']),
  );
  expect(gaps.get('api.fetch')).toEqual([]);
});

test('the oldest supported version is younger than what all browsers had in the year before', () => {
  expect(oldestYear(supportedVersions())).toBe(2023);
  expect(oldestYear(new Map([['safari', '15']]))).toBe(2021);
  expect(() => oldestYear(new Map([['safari', '1000']]))).toThrow('does not know safari 1000');
  expect(commonYears().get('css.properties.color')).toBe(2015);
});
