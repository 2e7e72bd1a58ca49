import { LazyPart } from '../../components/LazyPart/LazyPart';
import type { ConsentDialogProps } from './ConsentDialog';
import * as styles from './ConsentDialog.module.css';

const loadDialog = () => import('./ConsentDialog').then(({ ConsentDialog }) => ConsentDialog);

/** Where the consent dialog comes to stand, early in the tab order; its code waits until the browser is idle. */
export function ConsentSlot(props: ConsentDialogProps) {
  return (
    <div className={styles.slot}>
      <LazyPart load={loadDialog} eager={Boolean(props.reopened)}>
        {(Dialog) => <Dialog {...props} />}
      </LazyPart>
    </div>
  );
}
