import { withPrefix } from 'gatsby';
import { Button } from '../../components/Button/Button';
import { Tabs } from '../../components/Tabs/Tabs';
import type { AdminContext, AdminEvent } from '../../machines/admin/adminMachine';
import * as styles from './AdminScreen.module.css';
import { SectionForm } from './SectionForm';
import type { AdminWords } from './words';

interface AdminPanelProps {
  words: AdminWords;
  context: AdminContext;
  send: (event: AdminEvent) => void;
}

/** The editable sections in tabs, a note for the admin, and the logout button. */
export function AdminPanel({ words, context, send }: AdminPanelProps) {
  const { panel, sections } = words;
  return (
    <div className={styles.panel}>
      <div className={styles.about} data-tone="white">
        <div className={styles.head}>
          <h2 className={styles.heading} tabIndex={-1}>
            {panel.title}
          </h2>
          <Button variant="secondary" onClick={() => send({ type: 'admin.logout' })}>
            {panel.logout}
          </Button>
        </div>
        <p>
          <strong>{panel.loggedIn}</strong>
        </p>
        <p>{panel.immediate}</p>
        <p>{panel.lifetime}</p>
        <p>
          {/* A plain link: reached by the router, the desk would lack its own Content-Security-Policy. */}
          {panel.desk.text} <a href={withPrefix(panel.desk.link.href)}>{panel.desk.link.label}</a>
        </p>
      </div>
      <Tabs
        label={panel.tabsLabel}
        items={sections.map((section) => ({
          value: section.name,
          label: section.label,
          content: <SectionForm section={section} words={words} context={context} send={send} />,
        }))}
      />
    </div>
  );
}
