export { friends } from './friends';
export { home } from './home';
export { site } from './site';
