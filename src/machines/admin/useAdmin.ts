import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { type Actor, createActor } from 'xstate';
import { adminActors } from './adminActors';
import { type AdminEmitted, type AdminInput, adminMachine } from './adminMachine';

const browserMachine = adminMachine.provide(adminActors);

/** A running admin machine. */
export type AdminActor = Actor<typeof adminMachine>;

/** One a language, above the routes: drafts and saved texts are there until the site is reloaded. */
const actors = new Map<string, AdminActor>();

function actorOf(input: AdminInput): AdminActor {
  const known = actors.get(input.locale);
  if (known) return known;
  const actor = createActor(browserMachine, { input }).start();
  actors.set(input.locale, actor);
  return actor;
}

/**
 * The admin machine of this visit. Stories and tests give a running one with other actors.
 *
 * @param onEmit is told what the machine emits while the component is there
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
