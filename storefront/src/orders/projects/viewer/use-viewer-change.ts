import type { Project } from '@afterimage/contract/projects.ts';
import type { ProjectViewerChange } from '@afterimage/contract/viewer.ts';
import { useCallback, useRef, useState } from 'react';
import type { Failure } from '@afterimage/client/api/failure.ts';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import type { OrderRef } from '../../order-ref.ts';
import { updateProjectViewer } from '../../orders.state.ts';
import { withPendingChanges, type PendingChange } from './pending-changes.ts';

export interface ViewerChange {
  /** As it is shown: what is on its way counts as done until it is refused. */
  viewer: Project['viewer'];
  busy: boolean;
  /** Saves one after the other; answers why not, or null. */
  save: (change: ProjectViewerChange) => Promise<Failure | null>;
}

/** Changes who may see a project, at once on the screen and one after the other on the server. */
export function useViewerChange(of: OrderRef, { id: projectId, viewer }: Pick<Project, 'id' | 'viewer'>): ViewerChange {
  const dispatch = useAppDispatch();
  const [pendingChanges, setPendingChanges] = useState<readonly PendingChange[]>([]);
  const count = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const save = useCallback(
    (change: ProjectViewerChange): Promise<Failure | null> => {
      const number = (count.current += 1);
      setPendingChanges((before) => [...before, { number, change }]);
      const turn = queue.current.then(async (): Promise<Failure | null> => {
        const result = await dispatch(updateProjectViewer({ of, projectId, change }));
        setPendingChanges((before) => before.filter((pendingChange) => pendingChange.number !== number));
        if (!updateProjectViewer.rejected.match(result)) return null;
        return result.payload ?? { status: 0, code: 'UNKNOWN', description: '' };
      });
      queue.current = turn;
      return turn;
    },
    [dispatch, of, projectId],
  );
  return { viewer: withPendingChanges(viewer, pendingChanges), busy: pendingChanges.length > 0, save };
}
