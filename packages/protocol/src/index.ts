/** The live match over the socket: its messages, and the schemas that let them in. */
export * from './messages';
export { lengthOf, plainText } from './plain-text';
export {
  MAX_MESSAGE_CHARS,
  type MessageName,
  type MessageOf,
  type Parsed,
  parseMessage,
  SCHEMAS,
} from './schemas';
export * from './wire/index';
