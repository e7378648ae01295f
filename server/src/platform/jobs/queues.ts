import type { Queue } from 'pg-boss';
import type { Mail } from '../mail/mail.ts';

/** What each kind of job is told. */
export interface JobData {
  mail: Mail;
  /** `server` is the mail server before the present one, encrypted. */
  'mail-by-former-server': { mail: Mail; server: string };
  'password-reset': { email: string };
  'order-links': { email: string; locale: string };
  'delete-files': { keys: string[] };
  'print-files': { projectId: string };
  preflight: { projectId: string };
  targets: { projectId: string };
  previews: { projectId: string };
  'delayed-act': { actId: string };
  bulk: { runId: string };
  'file-run': { runId: string };
  refund: { refundId: string };
  documents: { documentId: string };
  /** `lease` is the delivery's `next_attempt_at` while the job has it. */
  webhook: { deliveryId: number; lease: string };
}
export type JobName = keyof JobData;

/** Where a job comes that has failed for good; it is told to whoever looks after such (`Jobs.onFailure`). */
export const failedJobs = 'failed-jobs';

// What is done is soon forgotten: the jobs carry addresses and links that nobody needs to find in the database later.
const shortRetention = { deleteAfterSeconds: 60, deadLetter: failedJobs };

/** The kinds of jobs, and how persistently each is tried. */
export const queues: Record<JobName, Omit<Queue, 'name'>> = {
  // From 2 seconds to an hour apart, for about half a day: a mail server that is away at night has come back by then.
  mail: {
    retryLimit: 22,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: 120,
    ...shortRetention,
  },
  // It may be gone, and the same mail goes out by the present one.
  'mail-by-former-server': {
    retryLimit: 6,
    retryDelay: 10,
    retryBackoff: true,
    expireInSeconds: 60,
    deleteAfterSeconds: 60,
  },
  'password-reset': { retryLimit: 5, retryDelay: 1, retryBackoff: true, expireInSeconds: 30, ...shortRetention },
  'order-links': { retryLimit: 5, retryDelay: 1, retryBackoff: true, expireInSeconds: 30, ...shortRetention },
  'delete-files': { retryLimit: 20, retryDelay: 5, retryBackoff: true, expireInSeconds: 120, ...shortRetention },
  // It names nobody, and the desk shows for a month that one has failed.
  'print-files': {
    retryLimit: 8,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 1800,
    expireInSeconds: 900,
    deleteAfterSeconds: 30 * 86_400,
    deadLetter: failedJobs,
  },
  preflight: {
    retryLimit: 5,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 1800,
    expireInSeconds: 600,
    ...shortRetention,
  },
  // What is not made by then is looked for every ten minutes.
  documents: { retryLimit: 10, retryDelay: 2, retryBackoff: true, expireInSeconds: 120, ...shortRetention },
  // What is not made by then is made when somebody asks for it.
  targets: { retryLimit: 5, retryDelay: 10, retryBackoff: true, expireInSeconds: 600, deleteAfterSeconds: 60 },
  previews: { retryLimit: 5, retryDelay: 10, retryBackoff: true, expireInSeconds: 120, deleteAfterSeconds: 60 },
  // What fails is tried again as its delivery says.
  webhook: { retryLimit: 0, expireInSeconds: 60, ...shortRetention },
  'delayed-act': { retryLimit: 20, retryDelay: 1, retryBackoff: true, expireInSeconds: 30, ...shortRetention },
  // What was cut off goes on with the next item.
  bulk: { retryLimit: 20, retryDelay: 1, retryBackoff: true, expireInSeconds: 60, ...shortRetention },
  // A file of 100,000 products takes minutes; whether its process is still there is told by the heartbeat.
  'file-run': {
    retryLimit: 3,
    retryDelay: 1,
    heartbeatSeconds: 30,
    expireInSeconds: 6 * 3600,
    ...shortRetention,
  },
  // The refund itself says how it stands; the attempts go on a little longer than the shop counts.
  refund: {
    retryLimit: 22,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: 120,
    ...shortRetention,
  },
};
