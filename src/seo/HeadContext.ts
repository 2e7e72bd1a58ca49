import { createContext } from 'react';

/** Whether the page may say what is in the document's head; a page that is shown within another one may not. */
export const HeadContext = createContext(true);
