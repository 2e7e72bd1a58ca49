import * as styles from './Field.module.css';
import type { ProgramFeaturesLook } from './look';

/** A ground is in the middle, which is bright on green only. */
export const field: ProgramFeaturesLook = { className: styles.field, ground: styles.ground };
