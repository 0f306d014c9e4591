export { renderPage } from './renderPage';
export { tokenContrast, type ColourScheme } from './tokenContrast';
