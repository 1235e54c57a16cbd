export { dateTag } from '@astris/messages';
