import { type ReactNode, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { menuIcon, searchIcon } from '@afterimage/ui/icons.ts';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { Link } from '@afterimage/ui/Link.tsx';
import { Logo } from '@afterimage/ui/Logo.tsx';
import { KeyLayer } from '../keys/KeyLayer.tsx';
import { PaletteLayer } from '../palette/PaletteLayer.tsx';
import { words as paletteWords } from '../palette/palette.words.ts';
import { IconButton } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { words } from './app.words.ts';
import { ConnectionLine } from './ConnectionLine.tsx';
import { type NavigationLine, navigationLines } from './navigation-lines.ts';
import { OperatorMenu } from './OperatorMenu.tsx';
import type { Section } from './screen.ts';
import { screens } from './screens.ts';
import { sectionIcons } from './section-icons.ts';
import { useOperator } from './session.ts';
import styles from './Shell.module.css';

/** How many sections the bar of a phone has beside "More". */
const mostInBar = 4;

/** The frame of every screen: the rail on the left of a desk, bars above and below on a phone. */
export function Shell({ section, children }: { section: Section | null; children: ReactNode }) {
  const { rightList } = useOperator();
  const lines = navigationLines(screens, rightList);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const openPalette = () => setPaletteOpen(true);
  const inBar = lines.slice(0, mostInBar);
  const isBeyondBar = lines.slice(mostInBar).some((line) => line.section === section);
  return (
    <div className={styles.shell}>
      <a href="#content" className="visually-hidden skip-link">
        {words.skip}
      </a>
      <div className={styles.rail}>
        <Name />
        <AriaButton className={styles.find} onPress={openPalette}>
          <Icon of={searchIcon} size={16} />
          <span>{paletteWords.open}</span>
          <kbd>Ctrl K</kbd>
        </AriaButton>
        <nav aria-label={words.navigation}>
          <SectionList lines={lines} present={section} />
        </nav>
        <div className={styles.foot}>
          <OperatorMenu />
        </div>
      </div>
      <div className={styles.top}>
        <IconButton icon={menuIcon} label={words.menu} onPress={() => setMenuOpen(true)} />
        <Name />
        <IconButton icon={searchIcon} label={paletteWords.open} onPress={openPalette} />
      </div>
      <main id="content" tabIndex={-1} className={styles.main}>
        <ConnectionLine />
        {children}
      </main>
      <nav aria-label={words.navigation} className={styles.bar}>
        {inBar.map((line) => (
          <SectionLink key={line.section} line={line} present={section} />
        ))}
        {lines.length > inBar.length ? (
          <AriaButton
            className={styles.section}
            data-current={isBeyondBar || undefined}
            onPress={() => setMenuOpen(true)}
          >
            <Icon of={menuIcon} />
            <span>{words.more}</span>
          </AriaButton>
        ) : null}
      </nav>
      <KeyLayer lines={lines} onPalette={openPalette} />
      <PaletteLayer lines={lines} isOpen={isPaletteOpen} onChange={setPaletteOpen} />
      <Sheet title={words.menu} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} side="start">
        <nav aria-label={words.navigation} className={styles.sheet}>
          <SectionList lines={lines} present={section} onFollow={() => setMenuOpen(false)} />
        </nav>
        <OperatorMenu />
      </Sheet>
    </div>
  );
}

const Name = () => (
  <Link to="/admin" className={styles.name}>
    <Logo /> <span className={styles.role}>{words.admin}</span>
  </Link>
);

interface SectionProps {
  present: Section | null;
  onFollow?: () => void;
}

const SectionList = ({ lines, ...rest }: SectionProps & { lines: readonly NavigationLine[] }) => (
  <ul className={styles.sections}>
    {lines.map((line) => (
      <li key={line.section}>
        <SectionLink line={line} {...rest} />
      </li>
    ))}
  </ul>
);

const SectionLink = ({ line, present, onFollow }: SectionProps & { line: NavigationLine }) => (
  <Link
    to={line.to}
    className={styles.section}
    aria-current={line.section === present ? 'page' : undefined}
    onClick={onFollow}
  >
    <Icon of={sectionIcons[line.section]} />
    <span>{words.sections[line.section]}</span>
  </Link>
);
