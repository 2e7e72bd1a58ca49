import { useLayoutEffect } from 'react';
import { usePathway } from '../../machines/pathway/usePathway';

/** The machine's state and `send`, for the selector, which is already in the HTML. */
export type PathwayControl = ReturnType<typeof usePathway>;

/** Runs the pathway machine for the selector; renders nothing itself. */
export function PathwayRunner({ onChange }: { onChange: (control: PathwayControl) => void }) {
  const { state, send } = usePathway();
  // A layout effect runs within the same event, so that the next key press finds the focus on the new tab.
  useLayoutEffect(() => onChange({ state, send }), [state, send, onChange]);
  return null;
}
