import type { AnyStateMachine } from 'xstate';
import { type Arrow, type Box, layOut } from './layOut';

const rowHeight = 28;
const indent = 18;
const boxWidth = 520;
const laneWidth = 9;

/** A drawing of a machine, made from its definition: it is never out of date. */
export function Statechart({ machine }: { machine: AnyStateMachine }) {
  const { boxes, arrows, rows } = layOut(machine);
  const led = arrows.filter(({ target }) => target);
  const width = boxWidth + (led.length + 2) * laneWidth;
  return (
    <figure style={{ margin: 0, overflowX: 'auto' }}>
      <svg
        width={width}
        height={(rows + 0.5) * rowHeight}
        viewBox={`0 0 ${width} ${(rows + 0.5) * rowHeight}`}
        role="img"
        aria-label={`Statechart of ${machine.id}: ${boxes.length} states, ${arrows.length} transitions`}
        style={{ font: '13px Figtree, sans-serif' }}
      >
        <defs>
          <marker
            id={`${machine.id}-tip`}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
          >
            <path d="M0 0 8 4 0 8z" fill="#a51d24" />
          </marker>
        </defs>
        {boxes.map((box) => (
          <State key={box.id} box={box} />
        ))}
        {arrows.map((arrow) => (
          <text
            key={`${arrow.row}`}
            x={indent * (arrow.depth + 1)}
            y={(arrow.row + 0.7) * rowHeight}
            fill="#1b2a2f"
          >
            {arrow.label}
          </text>
        ))}
        {led.map((arrow, lane) => (
          <Line
            key={arrow.row}
            arrow={arrow}
            lane={lane}
            target={boxes.find(({ id }) => id === arrow.target)}
            tip={`url(#${machine.id}-tip)`}
          />
        ))}
      </svg>
    </figure>
  );
}

function State({ box: { depth, name, initial, top, rows } }: { box: Box }) {
  const x = 2 + depth * indent * 0.5;
  return (
    <g>
      <rect
        x={x}
        y={top * rowHeight + 3}
        width={boxWidth - 2 * x}
        height={rows * rowHeight - 2}
        rx="8"
        fill={depth % 2 ? '#ffffff' : '#f4efe4'}
        stroke="#0f3d3e"
        strokeWidth={initial ? 2.5 : 1}
      />
      <text x={indent * (depth + 0.6)} y={(top + 0.72) * rowHeight} fontWeight="700" fill="#0f3d3e">
        {initial ? '● ' : ''}
        {name}
      </text>
    </g>
  );
}

interface LineProps {
  arrow: Arrow;
  lane: number;
  target?: Box;
  tip: string;
}

/** From the transition's row to a lane of its own, along it, and into the target's first row. */
function Line({ arrow, lane, target, tip }: LineProps) {
  if (!target) return null;
  const from = boxWidth - 6 - arrow.depth * indent * 0.5;
  const x = boxWidth + (lane + 1) * laneWidth;
  const y = (arrow.row + 0.55) * rowHeight;
  const into = (target.top + 0.3 + (lane % 6) * 0.1) * rowHeight;
  const end = boxWidth - 2 - target.depth * indent * 0.5;
  return (
    <path
      d={`M${from} ${y}H${x}V${into}H${end}`}
      fill="none"
      stroke="#a51d24"
      strokeOpacity="0.75"
      markerEnd={tip}
    />
  );
}
