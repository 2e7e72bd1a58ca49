/** What panels are drawn as. Each look is a module of its own: a page loads the styles of those that it imports. */
export interface CheckPanelsLook {
  className?: string;
  /** The tones of the panels, in turn; without any, that of the section. */
  tones?: readonly (string | undefined)[];
  /** All lists have as many lines. */
  ruled?: boolean;
}
