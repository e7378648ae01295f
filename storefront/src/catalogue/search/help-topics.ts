import { words } from './help-topics.words.ts';

/** A part of the help page. */
export interface HelpTopic {
  to: string;
  title: string;
}

/** The topics with the terms by which they are asked for, in the language of the page. */
const topics = () => [
  { to: '/help#delivery', ...words.delivery },
  { to: '/help#returns', ...words.returns },
  { to: '/help#photos', ...words.photos },
  { to: '/help#augmented-reality', ...words.ar },
  { to: '/help#payment', ...words.payment },
  { to: '/help#contact', ...words.contact },
];

/** Shorter texts begin too many terms. */
const shortest = 3;

/** The parts of the help that a search text asks for: one of its terms begins with the text, or stands in it. */
export function helpTopicsFor(text: string): HelpTopic[] {
  const key = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  if (key.length < shortest) return [];
  const typed = ` ${key} `;
  return topics()
    .filter(({ terms }) => terms.split(', ').some((term) => term.startsWith(key) || typed.includes(` ${term} `)))
    .map(({ to, title }) => ({ to, title }));
}
