export { BrandsPage as default } from './makers-page.tsx';
