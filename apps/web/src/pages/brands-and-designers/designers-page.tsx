export { DesignersPage as default } from './brands-and-designers-index.tsx';
