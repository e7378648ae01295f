import { useState } from 'react';
import type { ProductModel } from '@afterimage/contract/admin/product-model.ts';
import { modelLimits } from '@afterimage/contract/values/limits.ts';
import { failureOf } from '@afterimage/client/api/failure.ts';
import { useAdminCall } from '../../data/call-context.ts';
import { words as partWords } from '../../parts/parts.words.ts';
import { words } from './model.words.ts';

interface Sending {
  /** How much has been sent, 0 to 1; null: nothing is on its way. */
  share: number | null;
  /** Why the last file was refused. */
  refusal: string | null;
}

/** Sends a model to the shop, which checks and measures it; null when it was refused. */
export function useSendModel(): Sending & { send(file: File): Promise<ProductModel | null> } {
  const call = useAdminCall();
  const [state, setState] = useState<Sending>({ share: null, refusal: null });
  return {
    ...state,
    send: async (file) => {
      if (file.size > modelLimits.sentBytes) {
        setState({ share: null, refusal: words.large({ most: String(modelLimits.sentBytes / 1024 / 1024) }) });
        return null;
      }
      setState({ share: 0, refusal: null });
      try {
        const body = new FormData();
        body.append('file', file);
        const onProgress = (share: number) => setState({ share, refusal: null });
        const model = await call('uploadProductModel', { body }, { onProgress });
        setState({ share: null, refusal: null });
        return model;
      } catch (error) {
        const { fields = {}, description } = failureOf(error);
        setState({ share: null, refusal: Object.values(fields)[0] || description || partWords.actFailed });
        return null;
      }
    },
  };
}
