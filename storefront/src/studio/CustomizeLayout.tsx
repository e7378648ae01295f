import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { ReactNode } from 'react';
import { dataLang } from '../data-lang.ts';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { Picture } from '../ui/Picture.tsx';
import type { PictureSource } from '../ui/picture-sources.ts';
import { Section } from '../ui/Section.tsx';
import styles from './CustomizeLayout.module.css';
import { words } from './studio.words.ts';

interface CustomizeLayoutProps {
  product: Pick<ProductDetail, 'name' | 'slug' | 'customizationList'>;
  picture: PictureSource | undefined;
  picker: ReactNode;
  pickerError: string | undefined;
  children: ReactNode;
}

/** The product beside the form that makes it somebody's own. */
export function CustomizeLayout({ product, picture, picker, pickerError, children }: CustomizeLayoutProps) {
  const hasPhoto = product.customizationList.some(({ kind }) => kind === 'photo');
  return (
    <Section space="snug">
      <Breadcrumbs
        entries={[
          { to: '/home', name: words.home },
          { to: `/products/${product.slug}`, name: product.name, lang: dataLang() },
          { to: `/customize/${product.slug}`, name: words.here },
        ]}
      />
      <div className={styles.layout}>
        <div className={styles.seen}>
          {picture ? (
            <Picture
              source={picture}
              ratio="4 / 5"
              sizes="(min-width: 960px) 38vw, 160px"
              eager
              className={styles.picture}
            />
          ) : null}
        </div>
        <header className={styles.head}>
          <h1 tabIndex={-1} lang={dataLang()}>
            {product.name}
          </h1>
          <p className="lede">{hasPhoto ? words.lede : words.ledeWords}</p>
        </header>
        <div className={styles.work}>
          <div id="variant" tabIndex={-1} className={styles.picker}>
            {picker}
            <div className={styles.error} aria-live="polite">
              {pickerError}
            </div>
          </div>
          {children}
        </div>
      </div>
    </Section>
  );
}
