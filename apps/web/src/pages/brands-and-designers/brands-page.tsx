export { BrandsPage as default } from './brands-and-designers-index.tsx';
