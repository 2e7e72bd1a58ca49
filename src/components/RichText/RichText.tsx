import { Link } from '../Link/Link';

/** A piece of text: plain, or a link if it has an `href`. */
export interface TextPart {
  text: string;
  href?: string | null;
}

/** A paragraph with links in it. */
export function RichText({ parts }: { parts: readonly TextPart[] }) {
  return (
    <p>
      {parts.map(({ text, href }) =>
        href ? (
          <Link key={text} href={href}>
            {text}
          </Link>
        ) : (
          text
        ),
      )}
    </p>
  );
}
