import { useEffect, useRef } from 'react';
import { Picture } from '../../components/Picture/Picture';
import { Toaster } from '../../components/Toaster/Toaster';
import { useToasts } from '../../components/Toaster/useToasts';
import type { PictureView } from '../../content/types';
import type { AdminEmitted, AdminInput } from '../../machines/admin/adminMachine';
import { type AdminActor, useAdmin } from '../../machines/admin/useAdmin';
import { AdminPanel } from './AdminPanel';
import * as styles from './AdminScreen.module.css';
import { LoginForm } from './LoginForm';
import type { AdminWords } from './words';

export interface AdminEditorProps {
  /** Pinned to the board around the login form. */
  photos: readonly PictureView[];
  words: AdminWords;
  input: AdminInput;
  /** For stories and tests, which bring an actor of their own. */
  actor?: AdminActor;
}

/** The login form or the panel on the notice board of the page's picture, and the toasts of both. */
export function AdminEditor({ photos, words, input, actor }: AdminEditorProps) {
  const { toasts, show, dismiss } = useToasts();
  const editor = useRef<HTMLDivElement>(null);

  const onEmit = (event: AdminEmitted) => {
    if (event.type === 'admin.loggedOut') show(words.toasts.loggedOut);
    else if (event.type === 'admin.notSaved') focusFirst(editor.current, '[aria-invalid="true"]');
    else {
      const section = words.sections.find(({ name }) => name === event.section);
      show({ title: words.toasts.saved, text: section?.saved ?? '' });
    }
  };
  const { state, send } = useAdmin(input, onEmit, actor);

  // After logging in or out, move the focus to what has replaced the old view.
  const loggedIn = state.matches({ session: 'loggedIn' });
  const before = useRef(loggedIn);
  useEffect(() => {
    if (before.current !== loggedIn) focusFirst(editor.current, loggedIn ? 'h2' : 'input');
    before.current = loggedIn;
  }, [loggedIn]);

  return (
    <div ref={editor} data-state={loggedIn ? 'logged-in' : 'logged-out'}>
      <Toaster toasts={toasts} onDismiss={dismiss} />
      <div className={styles.board} data-tone="green">
        {loggedIn ? (
          <AdminPanel words={words} context={state.context} send={send} />
        ) : (
          <div className={styles.wall}>
            <LoginForm words={words.login} state={state} send={send} />
            {photos.map((photo, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: it is its place on the wall; one may hang there twice.
              <div key={n} className={styles.photo}>
                <Picture picture={photo} alt="" sizes="(min-width: 480px) 16rem, 40vw" />
              </div>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** Focuses the first match that is visible, skipping panels of inactive tabs. */
function focusFirst(root: HTMLElement | null, selector: string): void {
  const all = [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])];
  (all.find((element) => !element.closest('[data-state="inactive"]')) ?? all[0])?.focus();
}
