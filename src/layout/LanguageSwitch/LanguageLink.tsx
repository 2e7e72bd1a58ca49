import type { AnchorHTMLAttributes } from 'react';
import { usePlace } from '../../browser/address/usePlace';
import { offerAnswered } from '../../browser/storage/offerAnswered';
import { Link } from '../../components/Link/Link';
import type { LanguageView } from '../../content/languages';

interface LanguageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  language: LanguageView;
}

/** Leads to the same place in another language, labelled in that language. Following it also answers the offer of a language. */
export function LanguageLink({ language: { code, href }, onClick, ...props }: LanguageLinkProps) {
  const place = usePlace();
  return (
    <Link
      {...props}
      href={href + place}
      lang={code}
      hrefLang={code}
      onClick={(event) => {
        offerAnswered.set(true);
        onClick?.(event);
      }}
    />
  );
}
