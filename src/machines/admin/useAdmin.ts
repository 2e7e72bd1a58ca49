import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { type Actor, createActor } from 'xstate';
import { adminActors } from './adminActors';
import { type AdminEmitted, type AdminInput, adminMachine } from './adminMachine';

const browserMachine = adminMachine.provide(adminActors);

/** A running admin machine. */
export type AdminActor = Actor<typeof adminMachine>;

/** One actor per language, outside React: drafts and saved texts survive route changes, until the site is reloaded. */
const actors = new Map<string, AdminActor>();

function actorOf(input: AdminInput): AdminActor {
  const known = actors.get(input.locale);
  if (known) return known;
  const actor = createActor(browserMachine, { input }).start();
  // Who logs out of one language's texts has left the others', too.
  actor.on('admin.loggedOut', () => {
    for (const other of actors.values()) other.send({ type: 'admin.logout' });
  });
  actors.set(input.locale, actor);
  return actor;
}

/**
 * The admin machine of this visit. Stories and tests pass a running one with stubs.
 *
 * @param onEmit called with what the machine emits while the component is mounted
 */
export function useAdmin(input: AdminInput, onEmit: (event: AdminEmitted) => void, actor = actorOf(input)) {
  const latest = useRef(onEmit);
  latest.current = onEmit;
  useEffect(() => {
    const subscription = actor.on('*', (event) => latest.current(event));
    return () => subscription.unsubscribe();
  }, [actor]);
  return { state: useSelector(actor, (state) => state), send: actor.send };
}
