import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { cx } from '../../lib/class-names.ts';
import { DownIcon } from '../../ui/icons.tsx';
import { CategoryPanel } from './category-panel.tsx';
import { type NavigationEntry, opensPanel } from './navigation-entry.ts';

/** Long enough that a pointer on its way to elsewhere opens nothing, and that a slip out of the panel does not close it. */
const OPEN_AFTER_MS = 120;
const CLOSE_AFTER_MS = 220;
/** Longer ones give way where there is no room for all. */
const LONG_LABEL = 12;

interface CategoryBarProps {
  entries: readonly NavigationEntry[];
}

/** The desktop's row of categories. An entry with columns opens them under the pointer, or by the button beside it. */
export function CategoryBar({ entries }: CategoryBarProps): ReactElement {
  const { t } = useTranslation('shell');
  const { key: locationKey } = useLocation();
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [isByButton, setIsByButton] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const root = useRef<HTMLElement>(null);
  const panelId = useId();
  const openEntry = entries.find((entry) => entry.key === openKey && opensPanel(entry));

  const openLater = (key: string | null, delayMs: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setIsByButton(false);
      setOpenKey(key);
    }, delayMs);
  };

  // Any navigation closes the panel.
  useEffect(() => {
    setOpenKey(null);
    return () => clearTimeout(timer.current);
  }, [locationKey]);

  return (
    // Escape and leaving close what the buttons inside opened.
    <nav
      ref={root}
      aria-label={t('navigation.label')}
      className="max-nav:hidden"
      onPointerLeave={() => openLater(null, CLOSE_AFTER_MS)}
      onPointerEnter={() => openKey !== null && clearTimeout(timer.current)}
      onBlur={(event) => !root.current?.contains(event.relatedTarget) && setOpenKey(null)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || openKey === null) return;
        root.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
        setOpenKey(null);
      }}
    >
      <ul className="frame flex min-h-11 justify-center gap-x-[clamp(1.25rem,2.2vw,2rem)] text-sm whitespace-nowrap">
        {entries.map((entry) => {
          const { key, label, to, isAccent = false } = entry;
          const hasPanel = opensPanel(entry);
          return (
            <li
              key={key}
              className={cx('relative flex', label.length > LONG_LABEL ? 'min-w-0' : 'shrink-0')}
              onPointerEnter={() => openLater(hasPanel ? key : null, OPEN_AFTER_MS)}
            >
              <Link
                to={to}
                className={cx(
                  'block max-w-60 truncate border-b leading-[43px] hover:border-ink hover:shadow-[inset_0_-1px_0_var(--color-ink)]',
                  openKey === key && hasPanel
                    ? 'border-ink shadow-[inset_0_-1px_0_var(--color-ink)]'
                    : 'border-transparent',
                  isAccent && 'text-accent',
                )}
              >
                {label}
              </Link>
              {hasPanel && (
                <button
                  type="button"
                  aria-label={t('navigation.expand', { name: label })}
                  aria-expanded={openKey === key}
                  aria-controls={panelId}
                  onClick={() => {
                    setIsByButton(true);
                    setOpenKey(openKey === key ? null : key);
                  }}
                  className="absolute inset-y-0 -right-6 grid w-6 place-items-center opacity-0 focus-visible:opacity-100"
                >
                  <DownIcon className="size-3.5" />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {openEntry && (
        <CategoryPanel
          key={openEntry.key}
          id={panelId}
          entry={openEntry}
          takesFocus={isByButton}
          onNavigate={() => setOpenKey(null)}
        />
      )}
    </nav>
  );
}
