import { GAME_POOL, STARTER_DECKS } from '@astris/cards';
import { RULESET, decisionsOf, viewFor, createGame, apply, seedFrom } from '@astris/engine';
