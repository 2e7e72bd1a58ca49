import * as styles from './Lockers.module.css';
import type { CheckPanelsLook } from './look';

/** Open lockers side by side. */
export const lockers: CheckPanelsLook = { className: styles.lockers, tones: ['green'] };
