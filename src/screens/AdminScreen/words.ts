interface Message {
  title: string;
  text: string;
}

/** A section with the fields that the admin edits. */
export interface AdminSection {
  name: string;
  label: string;
  /** What the toast says when it was saved. */
  saved: string;
  fields: readonly { name: string; label: string; limit: number }[];
}

/** What the admin's page says. */
export interface AdminWords {
  title: string;
  homeHref: string;
  needsScripts: string;
  login: {
    title: string;
    intro: string;
    password: string;
    submit: string;
    checking: string;
    cancel: string;
    refused: Message;
    unsupported: Message;
  };
  panel: {
    title: string;
    loggedIn: string;
    immediate: string;
    lifetime: string;
    logout: string;
    save: string;
    unsaved: string;
    tabsLabel: string;
  };
  problems: { empty: string; long: string };
  toasts: { saved: string; loggedOut: Message };
  sections: readonly AdminSection[];
}
