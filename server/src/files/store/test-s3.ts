import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../../settings.ts';

/** A server that speaks S3, on a port of its own. For tests. */
export interface TestS3 {
  settings: S3Settings;
  /** The names of what lies in the bucket. */
  objects(): Promise<string[]>;
  close(): Promise<void>;
}

export async function openS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'afterimage-s3-'));
  const bucket = 'shop-files';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      region: 'us-east-1',
    },
    async objects() {
      const objectFiles = await readdir(join(directory, bucket), { recursive: true, withFileTypes: true });
      const names = objectFiles.filter((entry) => entry.isFile()).map(({ name }) => name);
      return names.filter((name) => name.endsWith('_object')).toSorted();
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
