import { useLayoutEffect } from 'react';
import { type SendToPathway, usePathway } from '../../machines/pathway/usePathway';

/** What the machine gives to the selector that is in the HTML already. */
export interface PathwayControl {
  stage: string;
  send: SendToPathway;
}

/** Runs the pathway's machine beside the selector; it renders nothing itself. */
export function PathwayMachine({ onChange }: { onChange: (control: PathwayControl) => void }) {
  const { stage, send } = usePathway();
  // Within the event that chose the stage, so that the next key finds the focus where it belongs.
  useLayoutEffect(() => onChange({ stage, send }), [stage, send, onChange]);
  return null;
}
