import { useEffect } from 'react';
import { type SendToPathway, usePathway } from '../../machines/pathway/usePathway';

/** What the machine gives to the selector that is in the HTML already. */
export interface PathwayControl {
  stage: string;
  send: SendToPathway;
}

/** Runs the pathway's machine beside the selector; it renders nothing itself. */
export function PathwayMachine({ onChange }: { onChange: (control: PathwayControl) => void }) {
  const { stage, send } = usePathway();
  useEffect(() => onChange({ stage, send }), [stage, send, onChange]);
  return null;
}
