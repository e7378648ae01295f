/** A description as it is set: paragraphs, and facts that are called by a word ("Material: solid ash"). */
interface Description {
  paragraphs: string[];
  facts: { name: string; text: string }[];
}

/** At most two words before the colon: what is longer is a sentence. */
const fact = /^(\p{Lu}\p{L}+(?: \p{L}+)?): ([\s\S]+)$/u;

export function readDescription(text: string): Description {
  const description: Description = { paragraphs: [], facts: [] };
  for (const part of text.split(/\n{2,}/)) {
    const [, name, factText] = fact.exec(part.trim()) ?? [];
    if (name !== undefined && factText !== undefined) description.facts.push({ name, text: capital(factText) });
    else if (part.trim()) description.paragraphs.push(part.trim());
  }
  return description;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
