import type { FastifyBaseLogger } from 'fastify';
import { PgBoss, type WorkOptions } from 'pg-boss';
import { withoutValues } from '../log/loggable.ts';
import { failedJobs, type JobData, type JobName, queues } from './queues.ts';

/** A job that is not tried again. */
export interface FailedJob {
  name: string;
  data: unknown;
  /** The code of its last error; '' where it had none. The message may hold what is private and is left out. */
  cause: string;
}

export interface Jobs {
  boss: PgBoss;
  /**
   * Lets this process do jobs of a kind, `concurrency` at a time, and of those `groupConcurrency` of one group; one that
   * throws is tried again later.
   */
  register<Name extends JobName>(
    name: Name,
    handler: (data: JobData[Name], jobId: string) => Promise<void>,
    options?: { concurrency?: number; groupConcurrency?: number },
  ): Promise<void>;
  /** Ends what `register` began, once the jobs under way are done; the others wait in the queue. */
  unregister(name: JobName): Promise<void>;
  /** Lets this process look after jobs of any kind that have failed for good: each is told once. */
  onFailure(handler: (failed: FailedJob) => Promise<void>): Promise<void>;
  /** Does something again and again, each time in only one of the shop's processes. */
  schedule(name: string, everySeconds: number, work: () => Promise<unknown>): Promise<void>;
  /** Waits until what is being done is done, at most ten seconds; what was cut off is done again by others. */
  stop(): Promise<void>;
}

/** Makes the tables and kinds of jobs in the database at `url`; a part of its migration. */
export async function prepareJobs(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, schedule: false, supervise: false });
  const faults: Error[] = [];
  boss.on('error', (error) => faults.push(error));
  await boss.start();
  try {
    const forFailed = {
      retryLimit: 20,
      retryDelay: 5,
      retryBackoff: true,
      expireInSeconds: 60,
      deleteAfterSeconds: 60,
    };
    for (const [name, options] of [[failedJobs, forFailed] as const, ...Object.entries(queues)]) {
      await boss.createQueue(name, options);
      await boss.updateQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  if (faults[0]) throw faults[0];
}

/** Lets this process take part in the shop's jobs; any number of processes may, on one database that is migrated. */
export async function startJobs(parts: {
  databaseUrl: string;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}): Promise<Jobs> {
  const { log } = parts;
  const boss = new PgBoss({
    connectionString: parts.databaseUrl,
    application_name: 'afterimage jobs',
    max: 4,
    // Its own clock knows only whole minutes.
    schedule: false,
    maintenanceIntervalSeconds: 60,
  });
  boss.on('error', (error) => log.error({ err: withoutValues(error) }, 'the job queue has a fault'));
  await boss.start();
  const timers = new Set<NodeJS.Timeout>();

  const work = async (
    name: string,
    handler: (data: unknown, jobId: string) => Promise<unknown>,
    options: WorkOptions,
  ): Promise<void> => {
    let worker = '';
    worker = await boss.work<unknown, void>(name, options, async ([job]) => {
      if (!job) return;
      // Where there was one there may be more: the interval is for a queue that was found empty.
      boss.notifyWorker(worker);
      try {
        await handler(job.data, job.id);
      } catch (error) {
        const err = withoutValues(error);
        log.warn({ err, job: name, jobId: job.id }, 'a job failed');
        throw err;
      }
    });
  };

  return {
    boss,
    async register(name, handler, { concurrency = 1, groupConcurrency } = {}) {
      const handle = (data: unknown, jobId: string) => handler(data as JobData[typeof name], jobId);
      const options = { pollingIntervalSeconds: 0.5 };
      if (groupConcurrency) return work(name, handle, { ...options, ...lanesOf(concurrency, groupConcurrency) });
      for (let lane = 0; lane < concurrency; lane += 1) await work(name, handle, options);
    },
    unregister: (name) => boss.offWork(name),
    async onFailure(handler) {
      await boss.work<unknown, void, typeof failureOptions>(failedJobs, failureOptions, async ([job]) => {
        if (!job) return;
        try {
          await handler({ name: job.sourceName ?? '', data: job.data, cause: causeOf(job.sourceOutput) });
        } catch (error) {
          log.warn({ err: withoutValues(error), job: failedJobs, jobId: job.id }, 'a job failed');
          throw error;
        }
      });
    },
    async schedule(name, everySeconds, repeated) {
      await boss.createQueue(name, { retryLimit: 0, expireInSeconds: 600, deleteAfterSeconds: 600 + everySeconds });
      await work(name, repeated, { pollingIntervalSeconds: Math.min(everySeconds, 2) });
      // Every process sends, at double speed; the database takes one a time slot.
      const send = () => {
        boss
          .send(name, null, { singletonSeconds: everySeconds })
          .catch((error: unknown) => log.warn({ err: withoutValues(error), job: name }, 'a job could not be planned'));
      };
      timers.add(setInterval(send, everySeconds * 500).unref());
      send();
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

const failureOptions = { pollingIntervalSeconds: 2, includeMetadata: true } as const;

/** Lanes that know of each other, as they must to share groups. */
const lanesOf = (localConcurrency: number, localGroupConcurrency: number) => ({
  localConcurrency,
  localGroupConcurrency,
});

/** An error as the queue stored it has its own fields beside its message, or is wrapped in `value`. */
function causeOf(output: unknown): string {
  if (typeof output !== 'object' || output === null) return '';
  const { code, responseCode, value } = output as { code?: unknown; responseCode?: unknown; value?: unknown };
  const parts = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return parts.length > 0 ? parts.join(' ').slice(0, 60) : causeOf(value);
}
