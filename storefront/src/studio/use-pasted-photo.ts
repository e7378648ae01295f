import { useEffect } from 'react';

/**
 * A picture that is pasted goes to the photo slot that has the focus, else to the first one; it takes the way of a
 * chosen file. Text that is pasted is left alone.
 */
export function usePastedPhoto(): void {
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      const files = clipboardData?.files;
      if (!files || files.length === 0) return;
      const frames = [...document.querySelectorAll<HTMLElement>('[data-photo-slot]')];
      const frame =
        frames.find((one) => one.contains(document.activeElement)) ??
        frames.find((one) => !one.querySelector('img')) ??
        frames[0];
      const input = frame?.querySelector<HTMLInputElement>('input[type=file]');
      if (!input) return;
      input.files = files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}
