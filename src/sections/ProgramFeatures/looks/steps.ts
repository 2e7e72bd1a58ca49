import type { ProgramFeaturesLook } from './look';
import * as styles from './Steps.module.css';

/** They rise like a growing child. */
export const steps: ProgramFeaturesLook = { className: styles.steps };
