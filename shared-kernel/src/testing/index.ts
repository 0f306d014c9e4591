export * from './builders';
export * from './renderPage';
export * from './signedIn';
