import type { ReactElement, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge, Dot } from '../../ui/badge.tsx';
import { ShopIcon } from '../../ui/icons.tsx';
import Menu, { MenuAction, MenuGroup, MenuLink, MenuRule } from '../../ui/menu.tsx';
import { type AccountCounts, type ShopEntry, unreadOf } from './account-counts.ts';
import { ACCOUNT_GROUPS, type AccountTab } from './account-tabs.ts';

export interface AccountMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  anchor: RefObject<HTMLElement | null>;
  email: string;
  current: AccountTab | undefined;
  counts: AccountCounts;
  shop: ShopEntry;
  onLogout: () => void;
}

/** Under the account icon of the header, for a signed-in shopper. */
export default function AccountMenu({
  open,
  onOpenChange,
  anchor,
  email,
  current,
  counts,
  shop,
  onLogout,
}: AccountMenuProps): ReactElement {
  const { t } = useTranslation('shell');
  return (
    <Menu open={open} onOpenChange={onOpenChange} anchor={anchor} label={t('account.label')}>
      <p className="truncate px-5 pt-1 pb-2 text-xs text-ink-faint">
        {t('account.signedInAs')} <span className="text-ink">{email}</span>
      </p>
      <MenuLink to={shop.to}>
        <ShopIcon />
        {t(shop.isOwn ? 'account.myShop' : 'account.applyShop')}
      </MenuLink>
      {ACCOUNT_GROUPS.map(({ label, tabs }) => (
        <MenuGroup key={label} label={t(`account.${label}`)}>
          {tabs.map(({ name, to }) => {
            const unread = unreadOf(name, counts);
            return (
              <MenuLink key={name} to={to} current={name === current}>
                {t(`account.tabs.${name}`)}
                {name === 'message' && unread > 0 ? (
                  <Dot label={t('account.unread', { count: unread })} />
                ) : (
                  <Badge count={unread} />
                )}
              </MenuLink>
            );
          })}
        </MenuGroup>
      ))}
      <MenuRule />
      <MenuAction onSelect={onLogout}>{t('account.logout')}</MenuAction>
    </Menu>
  );
}
