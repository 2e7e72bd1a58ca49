import { useLayoutEffect } from 'react';
import { usePathway } from '../../machines/pathway/usePathway';

/** What the machine gives to the selector that is in the HTML already. */
export type PathwayControl = ReturnType<typeof usePathway>;

/** Runs the pathway's machine beside the selector; it renders nothing itself. */
export function PathwayMachine({ onChange }: { onChange: (control: PathwayControl) => void }) {
  const { state, send } = usePathway();
  // Within the event that chose the stage, so that the next key finds the focus where it belongs.
  useLayoutEffect(() => onChange({ state, send }), [state, send, onChange]);
  return null;
}
