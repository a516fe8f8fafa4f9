import('./App');
