import { Button, ButtonLink } from '../../components/Button/Button';
import { StatusChip } from '../../components/StatusChip/StatusChip';
import { TextField } from '../../components/TextField/TextField';
import type { DesignSystemView } from '../../content/toDesignSystem';
import { IconCards } from '../../sections/IconCards/IconCards';
import * as letter from '../../sections/MailForm/MailForm.module.css';
import * as styles from './ComponentsPart.module.css';
import * as shared from './DesignSystemScreen.module.css';
import { Part } from './Part';

const statuses = ['scheduled', 'upcoming', 'today', 'over'] as const;
const tones = ['white', 'amber', 'green'] as const;

/** Buttons, cards, form elements and badges. */
export function ComponentsPart({
  buttons,
  cards,
  form,
  badges,
  meanings,
  samples,
}: DesignSystemView['components']) {
  return (
    <div className={shared.parts}>
      <Part {...buttons} look="wide">
        <div className={styles.grounds}>
          {tones.map((tone) => (
            <div key={tone} className={styles.surface} data-tone={tone}>
              <Button icon="arrow-right">{samples.primary}</Button>
              <Button variant="secondary">{samples.secondary}</Button>
              <Button variant="quiet">{samples.quiet}</Button>
              <Button disabled>{samples.disabled}</Button>
              <ButtonLink href={samples.link.href} variant="secondary">
                {samples.link.label}
              </ButtonLink>
            </div>
          ))}
        </div>
      </Part>
      <Part {...cards} tone="mint">
        <div className={styles.cards}>
          {tones.map((tone, n) => (
            <IconCards
              key={tone}
              tone={tone}
              cards={samples.cards.filter((_, card) => card % tones.length === n)}
            />
          ))}
        </div>
      </Part>
      <Part {...form} tone="green" look="beside">
        <form
          className={`${styles.form} ${letter.paper} ${letter.airmail}`}
          data-tone="cream"
          onSubmit={(event) => event.preventDefault()}
        >
          <TextField label={samples.name} hint={samples.hint} autoComplete="off" required counter={40} />
          <TextField
            label={samples.email}
            hint={samples.emailHint}
            type="email"
            autoComplete="off"
            defaultValue="ola"
            error={samples.error}
          />
          <TextField label={samples.message} rows={3} autoComplete="off" />
          <div>
            <Button type="submit">{samples.submit}</Button>
          </div>
        </form>
      </Part>
      <Part {...badges} look="wide">
        <ul className={styles.badges}>
          {statuses.map((status) => (
            <li key={status} className={styles.badge}>
              <StatusChip status={status} />
              {meanings[status]}
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}
