import type { CheckPanelsLook } from './look';
import * as styles from './Notebook.module.css';

/** Two pages on rings, for two lists. */
export const notebook: CheckPanelsLook = { className: styles.notebook, tones: [], ruled: true };
