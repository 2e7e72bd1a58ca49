import * as styles from './Honours.module.css';
import type { CheckPanelsLook } from './look';

/** A painted board with a round arch for each list. */
export const honours: CheckPanelsLook = { className: styles.honours, tones: [] };
