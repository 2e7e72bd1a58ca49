/** How features are composed. Each look is a module of its own: a page loads the styles of those that it imports. */
export interface ProgramFeaturesLook {
  className?: string;
  /** The class of the ground. */
  ground?: string;
}
