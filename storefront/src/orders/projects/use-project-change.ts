import type { Project } from '@afterimage/contract/projects.ts';
import { useRef, useState } from 'react';
import type { Failure } from '@afterimage/client/api/failure.ts';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import type { OrderRef } from '../order-ref.ts';
import { loadOrder, loadProjects, updateProject } from '../orders.state.ts';
import type { SlotChange } from './project-parts.ts';
import { words } from './projects.words.ts';

/** Sends changes of a project, one at a time; a second press while one is on its way does nothing. */
export function useProjectChange(of: OrderRef, { id: projectId }: Pick<Project, 'id'>) {
  const dispatch = useAppDispatch();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const save = async (changes: SlotChange[]): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setFailure(null);
    const result = await dispatch(updateProject({ of, projectId, change: { projectCustomizationItemList: changes } }));
    running.current = false;
    setBusy(false);
    if (!updateProject.rejected.match(result)) return true;
    const { payload } = result;
    setFailure({ status: 0, code: 'UNKNOWN', ...payload, description: payload?.description || words.failed });
    // The workshop was quicker: what can still be changed is other than what is shown.
    if (payload?.code === 'PRODUCTION_STARTED')
      await Promise.all([dispatch(loadProjects(of)), dispatch(loadOrder(of))]);
    return false;
  };
  return { save, busy, failure };
}
