import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FailureError } from '@afterimage/client/api/failure.ts';
import { Failed } from './Failed.tsx';
import { Skeletons } from './Skeletons.tsx';
import { words } from './parts.words.ts';
import styles from './Loaded.module.css';

interface LoadedProps<Data> {
  of: Pick<UseQueryResult<Data, FailureError>, 'data' | 'error' | 'refetch' | 'failureReason'>;
  children: (data: Data) => ReactNode;
  /** What stands there while the reply is on its way; lines of text when absent. */
  skeleton?: ReactNode;
}

/** What a reply brings: a skeleton before it, a failure with another try, old data with a hint that it is old. */
export function Loaded<Data>({ of, children, skeleton = <Skeletons /> }: LoadedProps<Data>) {
  const { data, error, refetch, failureReason } = of;
  if (data === undefined) return error ? <Failed failure={error.failure} onRetry={() => void refetch()} /> : skeleton;
  return (
    <>
      {(error ?? failureReason) ? <output className={styles.stale}>{words.stale}</output> : null}
      {children(data)}
    </>
  );
}
