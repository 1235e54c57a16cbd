export { home } from './home';
export { site } from './site';
