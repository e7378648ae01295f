import type { BlogCategory } from '@afterimage/contract/blog.ts';
import { told } from '../commerce/names.ts';
import { signs, words } from './rubric.words.ts';

/** A rubric of the journal, its name and description in the language of the page. */
export function toldRubric(rubric: BlogCategory): BlogCategory {
  const { id, name, description } = rubric;
  return {
    ...rubric,
    name: told(words.rubrics, signs.rubrics, id, name),
    description: told(words.rubricTexts, signs.rubricTexts, id, description),
  };
}
