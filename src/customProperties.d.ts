import 'react';

/** Custom properties that a component hands to its style sheet: counts that CSS cannot make. */
declare module 'react' {
  interface CSSProperties {
    '--details'?: number;
    '--count'?: number;
    '--lines'?: number;
    '--points'?: number;
    '--letters'?: number;
    '--before'?: number;
  }
}
