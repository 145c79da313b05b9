import { type ComponentType, type LazyExoticComponent, lazy, type ReactElement } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { Namespace } from '../i18n/catalogue.ts';
import { loadWithTexts } from '../i18n/i18n.ts';
import { loadAnew } from '../lib/load-anew.ts';
import { loadChunk } from '../lib/load-chunk.ts';
import { paths } from '../lib/paths.ts';
import type { PageName } from '../pages/empty/empty-page.tsx';
import { ShopHostGate } from '../pages/landing/shop-host-gate.tsx';
import { ShopLayout } from './layouts/shop-layout.tsx';

type Loader<Props extends object> = () => Promise<{ default: ComponentType<Props> }>;

/** A page and its texts, fetched together when its address is first opened. */
function page<Props extends object>(
  load: Loader<Props>,
  ...texts: Namespace[]
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadChunk(() => loadWithTexts(load, 'pages', ...texts)).catch(loadAnew));
}

const AccountLayout = page(() => import('./layouts/account-layout.tsx'));
const LoginPage = page(() => import('../pages/login/login-page.tsx'), 'session');
const RegisterPage = page(() => import('../pages/register/register-page.tsx'), 'session');
const AccountPage = page(() => import('../pages/account/account-page.tsx'), 'account');
const WalletPage = page(() => import('../pages/wallet/wallet-page.tsx'), 'wallet', 'withdrawals');
const TransactionPasswordPage = page(
  () => import('../pages/transaction-password/transaction-password-page.tsx'),
  'payPassword',
);
const BasketPage = page(() => import('../pages/basket/basket-page.tsx'), 'basket', 'addresses', 'payment');
const PaymentPage = page(() => import('../pages/payment/payment-page.tsx'), 'payment', 'basket', 'uploads');
const PaymentSuccessPage = page(() => import('../pages/payment-success/payment-success-page.tsx'), 'payment');
const RechargePage = page(() => import('../pages/recharge/recharge-page.tsx'), 'recharge', 'uploads');
const RechargeSuccessPage = page(() => import('../pages/recharge-success/recharge-success-page.tsx'), 'recharge');
const WalletAddressPage = page(() => import('../pages/wallet-address/wallet-address-page.tsx'), 'withdrawals');
const MyOrdersPage = page(() => import('../pages/my-orders/my-orders-page.tsx'), 'orders');
const OrderDetailsPage = page(() => import('../pages/order-details/order-details-page.tsx'), 'orders');
const EvaluatePage = page(() => import('../pages/evaluate/evaluate-page.tsx'), 'evaluations', 'uploads');
const EvaluateDetailPage = page(
  () => import('../pages/evaluate-detail/evaluate-detail-page.tsx'),
  'evaluations',
  'pictures',
);
const RefundPage = page(() => import('../pages/refund/refund-page.tsx'), 'afterSales', 'uploads');
const RefundListsPage = page(() => import('../pages/refund-lists/refund-lists-page.tsx'), 'afterSales');
const RefundDetailPage = page(() => import('../pages/refund-detail/refund-detail-page.tsx'), 'afterSales', 'pictures');
const EmptyPage = page(() => import('../pages/empty/empty-page.tsx'));
const LandingPage = page(() => import('../pages/landing/landing-page.tsx'), 'home');
const PopulationPage = page(() => import('../pages/population/population-page.tsx'), 'home', 'newsletter');
const CategoryIndexPage = page(() => import('../pages/category-index/category-index-page.tsx'), 'catalogue');
const ProductSearchPage = page(() => import('../pages/product-search/product-search-page.tsx'), 'catalogue', 'search');
const ProductDetailPage = page(() => import('../pages/product-detail/product-detail-page.tsx'), 'product', 'pictures');

const CustomerServicePage = page(() => import('../pages/customer-service/customer-service-page.tsx'), 'help');
const ShopPage = page(() => import('../pages/shop/shop-page.tsx'), 'shops');
const ShopProductPage = page(() => import('../pages/shop-product/shop-product-page.tsx'), 'shops');
const WishlistPage = page(() => import('../pages/wishlist/wishlist-page.tsx'), 'wishlist');
const BrandsPage = page(() => import('../pages/makers/brands-page.ts'), 'makers');
const DesignersPage = page(() => import('../pages/makers/designers-page.ts'), 'makers');
const BrandProductsPage = page(() => import('../pages/brand-products/brand-products-page.tsx'), 'makers', 'catalogue');

/** Every address by its pattern. A page that is built takes the place of its empty one here, and nowhere else. */
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
  ['/forgetPassword', 'forgetPassword'],
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

const ACCOUNT_PAGES: readonly [path: string, name: PageName, element?: ReactElement][] = [
  ['/myaccount', 'myaccount', <AccountPage key="myaccount" />],
  ['/password', 'password'],
  ['/wishlist', 'wishlist', <WishlistPage key="wishlist" />],
  ['/leaveMessage', 'leaveMessage'],
  ['/message', 'message'],
  ['/myOrders', 'myOrders', <MyOrdersPage key="myOrders" />],
  ['/orderDetails', 'orderDetails', <OrderDetailsPage key="orderDetails" />],
  ['/evaluate', 'evaluate', <EvaluatePage key="evaluate" />],
  ['/evaluateDetail', 'evaluateDetail', <EvaluateDetailPage key="evaluateDetail" />],
  ['/myaddress', 'myaddress'],
  ['/addAddress', 'addAddress'],
  ['/refundLists', 'refundLists', <RefundListsPage key="refundLists" />],
  ['/refund', 'refund', <RefundPage key="refund" />],
  ['/refundDetail', 'refundDetail', <RefundDetailPage key="refundDetail" />],
  ['/walletIndex', 'walletIndex', <WalletPage key="walletIndex" />],
  ['/walletAddress', 'walletAddress', <WalletAddressPage key="walletAddress" />],
  ['/recharge', 'recharge', <RechargePage key="recharge" />],
  ['/transactionPassword', 'transactionPassword', <TransactionPasswordPage key="transactionPassword" />],
  ['/applyShop', 'applyShop'],
];

export function AppRoutes(): ReactElement {
  return (
    <Routes>
      <Route element={<ShopLayout />}>
        {SHOP_PAGES.map(([path, name, element]) => (
          <Route key={path} path={path} element={element ?? <EmptyPage key={name} name={name} framed />} />
        ))}
        <Route element={<AccountLayout />}>
          {ACCOUNT_PAGES.map(([path, name, element]) => (
            <Route key={path} path={path} element={element ?? <EmptyPage key={name} name={name} framed={false} />} />
          ))}
        </Route>
      </Route>
      <Route path="*" element={<Navigate to={paths.landing()} replace />} />
    </Routes>
  );
}
