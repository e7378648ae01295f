import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Database } from '../db/connection.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { linksOf } from './mail-html.ts';
import { type MailServer, messageOf, sendOnce, transportOptions } from './mail-server.ts';
import type { Mail } from './mail.ts';
import { mails } from './tables.ts';

/** Where mails go. */
interface Delivery {
  /** The mail server as it is set now; null when there is none. Asked for each mail, so a change holds at once. */
  readServer(db: Database): Promise<MailServer | null>;
  /** Without a server mails go to the outbox; otherwise they wait in the queue until there is one. */
  hasOutbox: boolean;
  /** Opens the server before the present one, as a job carries it; null when it cannot be opened. */
  openFormerServer?(sealed: string): MailServer | null;
  /** Tells when the server may have changed; the way to stop telling is returned. */
  onChange?(listener: () => void): () => void;
}

/** When no change was told, as after a broken connection, the server is looked for so often. */
const lookAgainMs = 30_000;

/**
 * Lets this process deliver mails. Without a server and an outbox it leaves the queue alone: a job that fails is given up
 * after some hours. `close` hangs up on the mail server, once the jobs have stopped.
 */
export async function deliverMails(jobs: Jobs, db: Database, delivery: Delivery): Promise<{ close(): void }> {
  const pool = serverPool();
  const { readServer, hasOutbox, openFormerServer, onChange } = delivery;
  const deliver = async (mail: Mail, id: string) => {
    const server = await readServer(db);
    if (server) await pool.send(server, mail, id);
    else if (hasOutbox) await store(db, mail, id);
    else throw new Error('The mail server was removed.');
  };
  await jobs.register('mail-by-former-server', async ({ mail, server: sealed }) => {
    const server = openFormerServer?.(sealed);
    if (server) await sendOnce(server, mail, { id: randomUUID(), seconds: 15 });
  });
  const stop = await whileDeliverable({
    isDeliverable: async () => hasOutbox || (await readServer(db)) !== null,
    begin: () => jobs.register('mail', deliver, { concurrency: 2 }),
    end: () => jobs.unregister('mail'),
    onChange,
  });
  return {
    close: () => {
      stop();
      pool.close();
    },
  };
}

interface Switch {
  isDeliverable(): Promise<boolean>;
  begin(): Promise<void>;
  end(): Promise<void>;
  onChange: Delivery['onChange'];
}

/** Begins and ends the work as it becomes possible and impossible; the way to stop looking is returned. */
async function whileDeliverable({ isDeliverable, begin, end, onChange }: Switch): Promise<() => void> {
  let isWorking = false;
  const adjust = async () => {
    const isPossible = await isDeliverable();
    if (isPossible === isWorking) return;
    await (isPossible ? begin() : end());
    isWorking = isPossible;
  };
  let last = adjust();
  // One after the other: two at once would begin twice. What fails is tried again at the next look.
  const look = () => {
    last = last.then(adjust).catch(() => undefined);
  };
  await last;
  const stopTelling = onChange?.(look);
  const timer = setInterval(look, lookAgainMs).unref();
  return () => {
    stopTelling?.();
    clearInterval(timer);
  };
}

/** Connections that stay open between mails, to one server at a time. */
function serverPool() {
  let open: { name: string; transport: ReturnType<typeof openTransport> } | null = null;
  const transportTo = (server: MailServer) => {
    const name = JSON.stringify(server.connection);
    if (open?.name !== name) {
      open?.transport.close();
      open = { name, transport: openTransport(server) };
    }
    return open.transport;
  };
  return {
    send: async (server: MailServer, mail: Mail, id: string): Promise<void> => {
      await transportTo(server).sendMail(messageOf(mail, { from: server.from, id }));
    },
    close: () => open?.transport.close(),
  };
}

const openTransport = ({ connection }: MailServer) =>
  createTransport({ ...transportOptions(connection), pool: true, maxConnections: 2 });

async function store(db: Database, { unsubscribeUrl: _, ...mail }: Mail, id: string): Promise<void> {
  await db
    .insert(mails)
    .values({ id, ...mail, links: linksOf(mail.html) })
    .onConflictDoNothing();
}
