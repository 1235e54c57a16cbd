export { ToldLine, type ToldLineProps } from './told-line';
