import { connect } from '../platform/db/connection.ts';
import { absentTexts } from './read-legal-text.ts';

/** What the start of a production shop says about legal pages that the owner wrote no text for; nothing when all are there. */
export async function absentTextsLines(databaseUrl: string): Promise<string[]> {
  const { db, close } = connect(databaseUrl, 1);
  try {
    const absent = await absentTexts(db);
    return absent.length === 0
      ? []
      : [`Legal texts are missing: ${absent.join(', ')}. Load them: npm run shop -- texts FOLDER\n`];
  } finally {
    await close();
  }
}
