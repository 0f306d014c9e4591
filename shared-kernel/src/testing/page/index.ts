export { renderPage } from './renderPage';
