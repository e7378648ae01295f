import { useState } from 'react';
import type { Picture } from '@afterimage/contract/catalogue.ts';
import { useAdminCall } from '../data/call-context.ts';
import { sayFailure } from '../parts/toast.ts';

/** Sends a picture to the shop, which makes the files that pages show. A failure is told and answers null. */
export function useSendPicture(): { isSending: boolean; send(file: File): Promise<Picture | null> } {
  const call = useAdminCall();
  const [isSending, setSending] = useState(false);
  return {
    isSending,
    send: async (file) => {
      setSending(true);
      try {
        const body = new FormData();
        body.append('file', file);
        return await call('uploadProductPicture', { body });
      } catch (error) {
        sayFailure(error);
        return null;
      } finally {
        setSending(false);
      }
    },
  };
}
