import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived. */
export interface ReceivedMail {
  to: string[];
  subject: string;
  text: string;
  /** The addresses of the links and buttons in it. */
  linkList: string[];
}

/** Opens a mail server on a free port that takes every mail. For tests of a shop that has no outbox. */
export async function openMailServer() {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const { subject = '', text = '', html = '' } = await PostalMime.parse(Buffer.concat(chunks));
        const linkList = Array.from(html.matchAll(/href="([^"]+)"/g), ([, link = '']) => link.replaceAll('&amp;', '&'));
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), subject, text, linkList });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: received as readonly ReceivedMail[],
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
