import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Tabs.module.css';

type TabsProps = {
  label: string;
  tabs: readonly { id: string; title: ReactNode; content: ReactNode }[];
  initial?: string;
};

/** Panels behind tabs; arrows, Home and End move between them. All panels are in the page for those who search it. */
export function Tabs({ label, tabs, initial }: TabsProps) {
  const [activeId, setActiveId] = useState(initial ?? tabs[0]?.id);
  const list = useRef<HTMLDivElement>(null);
  const base = useId();

  function move(event: KeyboardEvent) {
    const last = tabs.length - 1;
    const now = tabs.findIndex((tab) => tab.id === activeId);
    const forth = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = forth === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const targetIndexByKey: Record<string, number> = {
      [forth]: now < last ? now + 1 : 0,
      [back]: now > 0 ? now - 1 : last,
      Home: 0,
      End: last,
    };
    const next = tabs[targetIndexByKey[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    setActiveId(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  }

  return (
    <div>
      <div ref={list} role="tablist" tabIndex={-1} aria-label={label} className={styles.list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === activeId}
            aria-controls={`${base}-${tab.id}-panel`}
            tabIndex={tab.id === activeId ? 0 : -1}
            className={styles.tab}
            onClick={() => setActiveId(tab.id)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}-panel`}
          aria-labelledby={`${base}-${tab.id}`}
          hidden={tab.id !== activeId}
          className={styles.panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
