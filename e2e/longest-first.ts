import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, the longest first; a machine that has not run them before cannot know. */
const longest = [
  'axe',
  'ar-media',
  'main-story-phone',
  'viewer',
  'viewer-live',
  'studio',
  'section-8',
  'admin-day',
  'viewer-ways',
  'dev',
  'export',
  'access',
  'print-preview',
  'viewer-owner',
  'projects',
  'room',
  'photo-editor',
  'surfaces',
  'pages',
];

const rankOf = (file: TestSpecification): number => {
  const rank = longest.indexOf(basename(file.moduleId, '.test.ts'));
  return rank < 0 ? longest.length : rank;
};

/**
 * Begins with the files that take longest: a worker takes the next file when it has done with one, and a long file at the
 * end would leave the other worker without work. Vitest alone goes by the size of the files where it has run none before,
 * and the main stories are among the smallest.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own method
    const sorted = await super.sort(files);
    // files of a project stay together: workers are not shared between projects
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects.flatMap((name) =>
      sorted.filter(({ project }) => project.name === name).toSorted((a, b) => rankOf(a) - rankOf(b)),
    );
  }
}
