import type { ArCustomization } from '@afterimage/contract/customization.ts';
import type { ProjectVersion } from '@afterimage/contract/projects.ts';
import { describe, expect, it } from 'vitest';
import type { ProjectItem } from './project-parts.ts';
import { changeBack, isPresent, mediumChange } from './project-versions.ts';

const display = { fit: 'cover' as const, x: 0, y: 0, scale: 2, rotation: 0, loop: true, sound: false };
const film: ArCustomization = {
  attachmentId: 'm',
  type: 'VIDEO',
  url: '/m',
  mimeType: 'video/mp4',
  width: 4,
  height: 3,
  durationSeconds: 5,
  posterUrl: null,
  captionsUrl: null,
  text: null,
  display,
};
const placement = { zoom: 2, x: 0, y: 0, rotation: 0 };
const item: ProjectItem = {
  id: 'i',
  customizationId: 1,
  kind: 'photo',
  title: 'Front',
  input: 'p',
  photo: null,
  placement,
  textStyle: null,
  extraList: [],
  arCustomization: film,
};
const version = (changed: ProjectVersion['changed'], rest: Partial<ProjectItem> = {}): ProjectVersion => ({
  id: 'v',
  projectCustomizationItemId: 'i',
  createdAt: '2026-05-01T00:00:00Z',
  changed,
  before: { ...item, ...rest },
});

describe('what a print showed before', () => {
  it('S7.34 is put back as it lay, or nothing when it showed nothing', () => {
    expect(changeBack(version('media'))).toEqual({
      id: 'i',
      arCustomization: { attachmentId: 'm', type: 'VIDEO', display },
    });
    expect(changeBack(version('media', { arCustomization: null }))).toEqual({ id: 'i', arCustomization: null });
    expect(changeBack(version('media', { arCustomization: { ...film, display: null } }))).toEqual({
      id: 'i',
      arCustomization: { attachmentId: 'm', type: 'VIDEO' },
    });
  });

  it('S7.34 what was printed is put back, and leaves what plays on it', () => {
    expect(changeBack(version('personalization'))).toEqual({
      id: 'i',
      personalization: { input: 'p', extraList: [], placement },
    });
    const matted = version('personalization', { mat: 'confetti' });
    expect(changeBack(matted)).toMatchObject({ personalization: { input: 'p', placement, mat: 'confetti' } });
    expect([isPresent(matted, item), isPresent(version('personalization'), item)]).toEqual([false, true]);
    const style = { align: 'left' as const, color: '#000000', curve: 0 };
    const words = {
      kind: 'text' as const,
      input: 'Adn',
      placement: null,
      textStyle: style,
      extraList: [{ id: 7, title: 'Serif', price: 0 }],
    };
    expect(changeBack(version('personalization', words))).toEqual({
      id: 'i',
      personalization: { input: 'Adn', extraList: [7], textStyle: style },
    });
  });

  it('S7.34 what is there now needs no putting back', () => {
    expect(isPresent(version('media'), item)).toBe(true);
    expect(isPresent(version('media', { arCustomization: { ...film, display: null } }), item)).toBe(false);
    expect(isPresent(version('media', { input: 'q' }), item)).toBe(true);
    const { zoom, ...rest } = placement;
    expect(isPresent(version('personalization', { placement: { ...rest, zoom } }), item)).toBe(true);
    expect(isPresent(version('personalization', { input: 'q' }), item)).toBe(false);
    expect(isPresent(version('personalization', { arCustomization: null }), item)).toBe(true);
  });

  it('S7.34 what was chosen is sent with how it lies', () => {
    expect(mediumChange({ medium: film, display })).toEqual({ attachmentId: 'm', type: 'VIDEO', display });
    expect(mediumChange(null)).toBeNull();
  });
});
