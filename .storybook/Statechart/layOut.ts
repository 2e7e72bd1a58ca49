import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A state's box: it spans `rows` rows from `top` on, including those of its children. */
export interface Box {
  id: string;
  name: string;
  depth: number;
  initial: boolean;
  top: number;
  rows: number;
}

/** A transition: a row inside its source's box, and the box that its arrow leads to. */
export interface Arrow {
  row: number;
  depth: number;
  label: string;
  target?: string;
}

/** The boxes and arrows of a machine, from its definition alone. */
export function layOut(machine: AnyStateMachine): { boxes: Box[]; arrows: Arrow[]; rows: number } {
  const boxes: Box[] = [];
  const arrows: Arrow[] = [];
  let row = 0;

  const place = (node: AnyStateNode, depth: number) => {
    const initialOfParent = node.parent?.initial?.target.includes(node) ?? false;
    const name = node.type === 'parallel' ? `${node.key} (all at once)` : node.key;
    const box: Box = { id: node.id, name, depth, initial: initialOfParent, top: row++, rows: 1 };
    boxes.push(box);
    for (const transition of transitionsOf(node)) {
      arrows.push({ row: row++, depth, label: labelOf(transition), target: transition.target?.[0]?.id });
    }
    for (const child of Object.values(node.states)) place(child, depth + 1);
    box.rows = row - box.top;
    row += 0.4;
  };
  place(machine.root, 0);
  return { boxes, arrows, rows: row };
}

/** `consent.accept [isChecked] / save` */
function labelOf({ eventType, guard, actions }: AnyTransitionDefinition): string {
  const event = eventType
    .replace(/^xstate\.done\.actor\.(.+)$/, '$1 is done')
    .replace(/^xstate\.error\.actor\.(.+)$/, '$1 fails');
  const condition = guard ? ` [${nameOf(guard)}]` : '';
  const done = actions.length > 0 ? ` / ${actions.map(nameOf).join(', ')}` : '';
  return `${event || 'always'}${condition}${done}`;
}

function nameOf(reference: unknown): string {
  if (typeof reference === 'string') return reference;
  if (typeof reference === 'object' && reference !== null && 'type' in reference)
    return String(reference.type);
  return 'inline';
}

function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}
