export { BrandsPage as default } from './makers-index.tsx';
