import { useState } from 'react';
import { mailtoLimit } from '../../behaviour';
import { fitMail, type Letter, mailtoHref } from './letter';
import { outside } from './outside';

/** How much of the mail the mail program was given: all, or the beginning while all is on the clipboard or in the form. */
type Outcome = 'opened' | 'copied' | 'kept';

/** The last line of a mail that did not fit, for both places where the whole of it is. */
export interface RestWords {
  restCopied: string;
  restKept: string;
}

/** The mail that was written last, and how it went out; nothing before the first. */
export function useMail(words: RestWords) {
  const [sent, setSent] = useState<{ letter: Letter; outcome: Outcome }>();
  return {
    sent,
    /** Opens the mail program, whatever the length of the mail is. */
    open: async (letter: Letter) => setSent({ letter, outcome: await handOver(letter, words) }),
    /** The form says something else now, or something else was copied: the clipboard has not the whole mail any more. */
    update: (letter?: Letter) =>
      setSent(
        (last) =>
          last && {
            letter: letter ?? last.letter,
            outcome: last.outcome === 'copied' ? 'kept' : last.outcome,
          },
      ),
  };
}

async function handOver(letter: Letter, { restCopied, restKept }: RestWords): Promise<Outcome> {
  const kept = fitMail(letter, mailtoLimit, restKept);
  if (kept.body === letter.body) {
    outside.open(mailtoHref(kept));
    return 'opened';
  }
  const copied = await outside.copy(letter.body);
  outside.open(mailtoHref(copied ? fitMail(letter, mailtoLimit, restCopied) : kept));
  return copied ? 'copied' : 'kept';
}
