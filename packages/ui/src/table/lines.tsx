'use client';
import { type RefObject, useEffect, useState } from 'react';
import { useTable } from './context';

interface Line {
  key: string;
  kind: 'attack-mine' | 'attack-theirs' | 'target';
  d: string;
  end: { x: number; y: number };
}
interface Box {
  x: number;
  top: number;
  right: number;
  bottom: number;
  y: number;
}

function boxOf(root: HTMLElement, id: number): Box | null {
  const card = root.querySelector(`[data-card="${id}"]`) ?? document.querySelector(`[data-card="${id}"]`);
  if (!card) return null;
  const origin = root.getBoundingClientRect();
  const box = card.getBoundingClientRect();
  return {
    x: box.left + box.width / 2 - origin.left,
    y: box.top + box.height / 2 - origin.top,
    top: box.top - origin.top,
    right: box.right - origin.left,
    bottom: box.bottom - origin.top,
  };
}

function attackLine(from: Box, to: Box): Pick<Line, 'd' | 'end'> {
  const down = to.y > from.y;
  const start = { x: from.x, y: down ? from.bottom - 4 : from.top + 4 };
  const end = { x: to.x, y: down ? to.top - 9 : to.bottom + 9 };
  const bend = (end.y - start.y) * 0.5;
  return { d: `M${start.x} ${start.y}C${start.x} ${start.y + bend} ${end.x} ${end.y - bend} ${end.x} ${end.y}`, end };
}

/** An attack as a solid line, the top item's targets as dotted ones from the Chain. */
export function Lines({ root }: { root: RefObject<HTMLElement | null> }) {
  const { model } = useTable();
  const { board } = model.view;
  const [lines, setLines] = useState<Line[]>([]);
  useEffect(() => {
    const map = root.current;
    if (!map) return;
    const draw = () => setLines(measure(map));
    const measure = (element: HTMLElement): Line[] => {
      const found: Line[] = [];
      if (board.conflict) {
        const from = boxOf(element, board.conflict.attacker.id);
        const to = boxOf(element, board.conflict.target.id);
        const kind = board.conflict.attackerSeat === model.bottom ? 'attack-mine' : 'attack-theirs';
        if (from && to) found.push({ key: 'attack', kind, ...attackLine(from, to) });
      }
      for (const target of board.chain.at(-1)?.targets.flat() ?? []) {
        const to = boxOf(element, target.id);
        if (!to) continue;
        const end = { x: to.right + 7, y: to.y };
        const d = `M${element.clientWidth} 10C${element.clientWidth - 70} 10 ${end.x + 120} ${end.y} ${end.x} ${end.y}`;
        found.push({ key: `target-${target.id}`, kind: 'target', d, end });
      }
      return found;
    };
    draw();
    const observer = new ResizeObserver(draw);
    observer.observe(map);
    return () => observer.disconnect();
  }, [root, board, model.bottom]);
  return (
    <svg className="at-lines" aria-hidden="true">
      <defs>
        {(['mine', 'theirs'] as const).map((side) => (
          <marker
            key={side}
            id={`at-arrow-${side}`}
            className={`at-arrow-${side}`}
            viewBox="0 0 10 10"
            refX="6"
            refY="5"
            markerWidth="5.5"
            markerHeight="5.5"
            orient="auto"
          >
            <path d="M0 0 10 5 0 10z" />
          </marker>
        ))}
      </defs>
      {lines.map(({ key, kind, d, end }) => (
        <g key={key} className={`at-line is-${kind}`}>
          {kind !== 'target' && <path className="at-line-gap" d={d} />}
          <path
            d={d}
            markerEnd={kind === 'target' ? undefined : `url(#at-arrow-${kind === 'attack-mine' ? 'mine' : 'theirs'})`}
          />
          {kind === 'target' && <circle cx={end.x} cy={end.y} r="4" />}
        </g>
      ))}
    </svg>
  );
}
