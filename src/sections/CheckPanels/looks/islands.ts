import * as styles from './Islands.module.css';
import type { CheckPanelsLook } from './look';

/** Each panel has its picture standing on it. */
export const islands: CheckPanelsLook = { className: styles.islands };
