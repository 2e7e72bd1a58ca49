import type { CheckPanelsLook } from './look';
import * as styles from './Scorebook.module.css';

/** Two pages of a scorebook, for two lists. */
export const scorebook: CheckPanelsLook = { className: styles.scorebook, tones: [] };
