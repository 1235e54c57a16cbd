import { GAME_POOL, STARTER_DECKS } from '@astris/cards';
import { RULESET, createGame, apply, isRefusal, viewFor, decisionsOf } from '@astris/engine';
import { choose } from '../../../e2e/support/policy';
for (let s=1;s<=40;s++){ const seed = s.toString(16).padStart(64,'0');
 const g=createGame(RULESET, GAME_POOL, STARTER_DECKS.map(d=>d.list), seed);
 let clicks=0, resp=0, kinds=new Set<string>();
 while(!g.board.result && clicks<1500){ const d=decisionsOf(g).find(x=>x)!; kinds.add(d.kind); const a=choose(viewFor(g,d.seat),GAME_POOL); const r=apply(g,d.seat,a); if(isRefusal(r)) throw new Error(JSON.stringify([a,r,d.kind]));
  if(d.kind==='response') resp++; else clicks += a.type==='choose' ? ((d.max===1 && d.options.every(o=>['yes','no','player','mode'].includes(o.kind)))?1: (d.kind==='exchange'? 3 : a.chosen.length+1)) : 1; }
 console.log(s, clicks, 'resp',resp, g.board.acts.map(a=>a.by+':'+a.turns+':'+a.winner+(a.skipped?'s':'')).join(' '), 'winner', g.board.result?.winner, [...kinds].join());
}
