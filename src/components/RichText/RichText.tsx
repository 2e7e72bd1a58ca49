import { Link } from '../Link/Link';

/** A piece of a text: plain, or a link. */
export interface TextPart {
  text: string;
  href?: string | null;
}

/** A paragraph of which some pieces are links. */
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
