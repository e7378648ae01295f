import type { TextMedium } from '@afterimage/contract/customization.ts';

/** What is sent of a text: its JSON, as a file. */
export function textFile(medium: TextMedium): File {
  return new File([JSON.stringify({ ...medium, text: medium.text.trim() })], 'text.json', { type: 'application/json' });
}
