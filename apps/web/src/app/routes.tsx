import type { ReactElement } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import type { PageName } from '../pages/empty/empty-page.tsx';
import { ShopHostGate } from '../pages/landing/shop-host-gate.tsx';
import { ACCOUNT_PATHS } from './account-paths.ts';
import { ShopLayout } from './layouts/shop-layout.tsx';
import { page } from './lazy-page.ts';

/** One chunk, so that the layout and what it surrounds are not fetched one after the other. */
const account = () => import('./account-pages.tsx');
const AccountLayout = page(async () => ({ default: (await account()).AccountLayout }));
const AccountPage = page(async () => ({ default: (await account()).AccountPage }));
const LoginPage = page(() => import('../pages/login/login-page.tsx'), 'session');
const RegisterPage = page(() => import('../pages/register/register-page.tsx'), 'session');
const ForgetPasswordPage = page(() => import('../pages/forget-password/forget-password-page.tsx'), 'session');
const BasketPage = page(() => import('../pages/basket/basket-page.tsx'), 'basket', 'addresses', 'payment');
const PaymentPage = page(() => import('../pages/payment/payment-page.tsx'), 'payment', 'basket', 'uploads');
const PaymentSuccessPage = page(() => import('../pages/payment-success/payment-success-page.tsx'), 'payment');
const RechargeSuccessPage = page(() => import('../pages/recharge-success/recharge-success-page.tsx'), 'recharge');
const EmptyPage = page(() => import('../pages/empty/empty-page.tsx'));
const LandingPage = page(() => import('../pages/landing/landing-page.tsx'), 'home');
const PopulationPage = page(() => import('../pages/population/population-page.tsx'), 'home', 'newsletter');
const CategoryIndexPage = page(() => import('../pages/category-index/category-index-page.tsx'), 'catalogue');
const ProductSearchPage = page(() => import('../pages/product-search/product-search-page.tsx'), 'catalogue', 'search');
const ProductDetailPage = page(() => import('../pages/product-detail/product-detail-page.tsx'), 'product', 'pictures');

const CustomerServicePage = page(() => import('../pages/customer-service/customer-service-page.tsx'), 'help');
const ShopPage = page(() => import('../pages/shop/shop-page.tsx'), 'shops');
const ShopProductPage = page(() => import('../pages/shop-product/shop-product-page.tsx'), 'shops');
const BrandsPage = page(() => import('../pages/makers/brands-page.ts'), 'makers');
const DesignersPage = page(() => import('../pages/makers/designers-page.ts'), 'makers');
const BrandProductsPage = page(() => import('../pages/brand-products/brand-products-page.tsx'), 'makers', 'catalogue');

/** Every address by its pattern, but for the account's in account-pages.tsx. A page that is built takes the place of its empty one here, and nowhere else. */
const SHOP_PAGES: readonly [path: string, name: PageName, element?: ReactElement][] = [
  [
    '/',
    'landing',
    <ShopHostGate key="landing">
      <LandingPage />
    </ShopHostGate>,
  ],
  ['/population/female', 'populationFemale', <PopulationPage key="female" population="female" />],
  ['/population/male', 'populationMale', <PopulationPage key="male" population="male" />],
  ['/population/children', 'populationChildren', <PopulationPage key="children" population="children" />],
  ['/login', 'login', <LoginPage key="login" />],
  ['/register', 'register', <RegisterPage key="register" />],
  ['/forgetPassword', 'forgetPassword', <ForgetPasswordPage key="forgetPassword" />],
  ['/productDetail', 'productDetail', <ProductDetailPage key="productDetail" />],
  ['/product/search', 'productSearch', <ProductSearchPage key="productSearch" />],
  ['/shop/search', 'shopSearch', <ShopPage key="shopSearch" isSearch />],
  ['/brand', 'brand', <BrandsPage key="brand" />],
  ['/designers', 'designers', <DesignersPage key="designers" />],
  ['/brand/product/search/:brandId', 'brandProductSearch', <BrandProductsPage key="brandProductSearch" />],
  ['/categoryIndex', 'categoryIndex', <CategoryIndexPage key="categoryIndex" />],
  ['/shop', 'shop', <ShopPage key="shop" />],
  ['/shopProduct', 'shopProduct', <ShopProductPage key="shopProduct" />],
  ['/basket', 'basket', <BasketPage key="basket" />],
  ['/paymentPage/:id', 'paymentPage', <PaymentPage key="paymentPage" />],
  ['/paySuccess', 'paySuccess', <PaymentSuccessPage key="paySuccess" kind="paid" />],
  ['/success/pay', 'successPay', <PaymentSuccessPage key="successPay" kind="paid" />],
  [
    '/success/pay/virtualCurrency',
    'successPayVirtualCurrency',
    <PaymentSuccessPage key="successPayVirtualCurrency" kind="review" />,
  ],
  ['/success/recharge/:rechargeOrderId', 'successRecharge', <RechargeSuccessPage key="successRecharge" />],
  ['/customerService', 'customerService', <CustomerServicePage key="customerService" />],
];

export function AppRoutes(): ReactElement {
  return (
    <Routes>
      <Route element={<ShopLayout />}>
        {SHOP_PAGES.map(([path, name, element]) => (
          <Route key={path} path={path} element={element ?? <EmptyPage key={name} name={name} framed />} />
        ))}
        <Route element={<AccountLayout />}>
          {ACCOUNT_PATHS.map((path) => (
            <Route key={path} path={path} element={<AccountPage path={path} />} />
          ))}
        </Route>
      </Route>
      <Route path="*" element={<Navigate to={paths.landing()} replace />} />
    </Routes>
  );
}
