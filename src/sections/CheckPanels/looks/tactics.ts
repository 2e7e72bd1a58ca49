import type { CheckPanelsLook } from './look';
import * as styles from './Tactics.module.css';

/** Magnets on the board of a coach, for two lists. */
export const tactics: CheckPanelsLook = { className: styles.tactics, tones: [] };
