export { account } from './account';
export { client } from './client';
export { failure } from './failure';
export { home } from './home';
export { notices } from './notices';
export { queue } from './queue';
export { report } from './report';
export { site } from './site';
