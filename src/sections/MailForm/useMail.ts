import { useState } from 'react';
import { mailtoLimit } from '../../behaviour';
import { outside } from '../../browser/outside';
import { fitMail, type Letter, mailtoHref } from './letter';

/**
 * `opened`: the mail program got the whole mail. Otherwise it got only the beginning, and the whole mail is
 * on the clipboard (`copied`) or only in the form (`kept`).
 */
type Outcome = 'opened' | 'copied' | 'kept';

/** The last line of a shortened mail, depending on where the whole mail is. */
export interface RestWords {
  restCopied: string;
  restKept: string;
}

/** The last mail and its outcome; `sent` is undefined before the first one. */
export function useMail(words: RestWords) {
  const [sent, setSent] = useState<{ letter: Letter; outcome: Outcome }>();
  return {
    sent,
    /** Opens the mail program, however long the mail is. */
    open: async (letter: Letter) => setSent({ letter, outcome: await handOver(letter, words) }),
    /**
     * To be called when the form has changed or something else was copied: the clipboard no longer holds the
     * mail.
     */
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
