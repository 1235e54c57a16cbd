export { NoSuchPage as default } from '@/site/no-such-page';
