export { DesignersPage as default } from './makers-page.tsx';
