export { DesignersPage as default } from './makers-index.tsx';
