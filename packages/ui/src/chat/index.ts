export { saidWords } from './words';
