import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { cx } from '../../lib/class-names.ts';
import type { Population } from '../../lib/population.ts';
import Drawer from '../../ui/drawer.tsx';
import { LeftIcon, RightIcon } from '../../ui/icons.tsx';
import type { NavigationEntry } from './navigation-entry.ts';
import { ZoneNav } from './zone-nav.tsx';

export interface SideMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  population: Population | null;
  entries: readonly NavigationEntry[];
  /** Account, help, language: under the categories. */
  children: ReactNode;
}

const ROW = 'flex min-h-14 w-full items-center justify-between gap-4 border-b border-line text-left';

/** The navigation up to 1200: categories one level at a time, and whatever stands under them. */
export default function SideMenu({ open, onOpenChange, population, entries, children }: SideMenuProps): ReactElement {
  const { t } = useTranslation('shell');
  const [openKey, setOpenKey] = useState<string | null>(null);
  const opened = entries.find(({ key }) => key === openKey);
  const close = (): void => {
    onOpenChange(false);
    setOpenKey(null);
  };

  return (
    <Drawer
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title={t('navigation.menu')}
      closeLabel={t('navigation.close')}
      head={<ZoneNav current={population} onNavigate={close} />}
    >
      {opened ? (
        <div className="pb-8">
          <button type="button" className={cx(ROW, 'justify-start font-medium')} onClick={() => setOpenKey(null)}>
            <LeftIcon className="size-4" />
            <span className="sr-only">{t('navigation.back')}, </span>
            {opened.label}
          </button>
          <Link to={opened.to} onClick={close} className={ROW}>
            {t('navigation.all', { name: opened.label })}
          </Link>
          {opened.columns?.map((column) => (
            <section key={column.to}>
              {column.label !== '' && (
                <h2 className="type-label pt-4 text-ink-faint">
                  <Link to={column.to} onClick={close} className="flex min-h-11 items-center">
                    {column.label}
                  </Link>
                </h2>
              )}
              {column.links.map(({ label, to }) => (
                <Link key={to} to={to} onClick={close} className="flex min-h-11 items-center">
                  {label}
                </Link>
              ))}
            </section>
          ))}
        </div>
      ) : (
        <>
          <ul>
            {entries.map(({ key, label, to, isAccent, columns }) => (
              <li key={key}>
                {columns ? (
                  <button type="button" className={ROW} onClick={() => setOpenKey(key)}>
                    {label}
                    <RightIcon className="size-4" />
                  </button>
                ) : (
                  <Link to={to} onClick={close} className={cx(ROW, isAccent && 'text-accent')}>
                    {label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
          <div className="py-6 text-sm">{children}</div>
        </>
      )}
    </Drawer>
  );
}
