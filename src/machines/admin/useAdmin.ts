import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { type Actor, createActor, type SnapshotFrom } from 'xstate';
import { adminBrowser } from './adminActors';
import { type AdminContext, type AdminInput, type AdminSignal, adminMachine } from './adminMachine';
import { problemsOf, sections, textsOf } from './adminTexts';

/** A running admin machine. */
export type AdminActor = Actor<typeof adminMachine>;

/** One a language, above the routes: drafts and saved texts are there until the site is reloaded. */
const actors = new Map<string, AdminActor>();

/** The admin of this visit, started when it is first asked for. */
export function adminOf(input: AdminInput, homeHref: string): AdminActor {
  const known = actors.get(input.locale);
  if (known) return known;
  const actor = createActor(adminMachine.provide(adminBrowser(homeHref)), { input }).start();
  actors.set(input.locale, actor);
  return actor;
}

/** The admin's state, and what it signals while the component is there. */
export function useAdmin(actor: AdminActor, onSignal: (signal: AdminSignal) => void) {
  const latest = useRef(onSignal);
  latest.current = onSignal;
  useEffect(() => {
    const subscription = actor.on('*', (signal) => latest.current(signal));
    return () => subscription.unsubscribe();
  }, [actor]);
  return useSelector(actor, (state) => state);
}

/** What the admin's machine is like at a moment. */
export type AdminState = SnapshotFrom<typeof adminMachine>;

/** What the form of a section shows. @throws where the content names a section that cannot be edited */
export function sectionView(section: string, { originals, saved, drafts, limits }: AdminContext) {
  const name = sections.find((known) => known === section);
  if (!name) throw new Error(`The section "${section}" cannot be edited.`);
  const texts = textsOf(name, originals, saved, drafts);
  return { name, texts, problems: problemsOf(texts, limits[name] ?? {}), unsaved: name in drafts };
}
