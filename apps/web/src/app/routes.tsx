import type { ReactElement } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PAGE_NAMES, pageRows } from '../lib/page-rows.ts';
import { paths } from '../lib/paths.ts';
import { ShopLayout } from './layouts/shop-layout.tsx';
import { AccountLayout, lazyPage } from './lazy-page.ts';
import { MemberGate } from './member-gate.tsx';

/** A route for each row of the page table: beside the account's menu, or over the whole width. */
function routesOf(isAccount: boolean): ReactElement[] {
  return PAGE_NAMES.filter((name) => (pageRows[name].account !== undefined) === isAccount).map((name) => {
    const { path, access, zone } = pageRows[name];
    const Page = lazyPage(pageRows[name]);
    const page = <Page key={name} name={name} {...(zone && { zone })} />;
    return (
      <Route
        key={name}
        path={path}
        element={access === 'member' && !isAccount ? <MemberGate key={name}>{page}</MemberGate> : page}
      />
    );
  });
}

const SHOP_ROUTES = routesOf(false);
const ACCOUNT_ROUTES = routesOf(true);

export function AppRoutes(): ReactElement {
  return (
    <Routes>
      <Route element={<ShopLayout />}>
        {SHOP_ROUTES}
        <Route
          element={
            <MemberGate>
              <AccountLayout />
            </MemberGate>
          }
        >
          {ACCOUNT_ROUTES}
        </Route>
      </Route>
      <Route path="*" element={<Navigate to={paths.landing()} replace />} />
    </Routes>
  );
}
