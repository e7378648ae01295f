import { useState } from 'react';
import { eyeIcon } from '@afterimage/ui/icons.ts';
import { callUrl } from '../../data/call-url.ts';
import { Button } from '../../parts/Button.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import type { DeskProduct } from '../product-draft.ts';
import { words } from './faces.words.ts';
import styles from './faces.module.css';

/** The print file and the preview of a product that the shop fills by itself. */
export function TestPrint({ product: { id, version } }: { product: DeskProduct }) {
  const [isOpen, setOpen] = useState(false);
  const params = { productId: id };
  return (
    <>
      <Button icon={eyeIcon} onPress={() => setOpen(true)}>
        {words.testPreview}
      </Button>
      <a download className={styles.link} href={callUrl('getTestPrint', { params })}>
        {words.testPrint}
      </a>
      <Sheet title={words.testPreview} isOpen={isOpen} onClose={() => setOpen(false)}>
        <p className={styles.soft}>{words.testNote}</p>
        {/* Each version of the product has its own. */}
        <img
          className={styles.preview}
          src={`${callUrl('getTestPrint', { params, query: { show: 'preview' } })}#${version}`}
          alt={words.testAlt}
          width={800}
          height={1000}
        />
      </Sheet>
    </>
  );
}
