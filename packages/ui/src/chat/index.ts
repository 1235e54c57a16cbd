export { CHAT_REFUSAL_WORDS, PHRASE_WORDS, saidWords } from './words';
