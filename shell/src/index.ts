// An async boundary: federation has to prepare the shared modules before any of them is imported.
void import('./bootstrap');
