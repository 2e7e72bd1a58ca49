import type { CheckPanelsLook } from './look';
import * as styles from './Ticket.module.css';

/** With a stub that is torn off at the seam, for two lists. */
export const ticket: CheckPanelsLook = { className: styles.ticket };
