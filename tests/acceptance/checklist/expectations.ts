/** What must be on a page: a text, a heading of a level, a link with its destination, a picture by its alternative text, or a control. */
export type Expectation =
  | string
  | { heading: string; level: 1 | 2 | 3 | 4 }
  | { link: string; to: string | RegExp }
  | { picture: string }
  | { button: string }
  | { tab: string }
  | { field: string };

/** Route → what the HTML of its page must hold at least. Never taken from `data/`, or it would prove nothing. */
export type Checklist = Readonly<Record<string, readonly Expectation[]>>;
