import * as styles from './Folders.module.css';
import type { CheckPanelsLook } from './look';

/** They have tabs, with a toy beside the second; for two lists. */
export const folders: CheckPanelsLook = { className: styles.folders };
