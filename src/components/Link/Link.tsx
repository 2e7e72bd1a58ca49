import { Link as GatsbyLink } from 'gatsby';
import type { AnchorHTMLAttributes } from 'react';
import { useInterface } from '../../content/InterfaceContext';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of this site, an anchor of this page, or an absolute address. */
  href: string;
}

/**
 * Every link of the site. Paths go through Gatsby's router; https addresses open in a new tab and say so; anchors, mail
 * and telephone addresses stay plain.
 */
export function Link({ href, children, ...props }: LinkProps) {
  if (href.startsWith('/')) {
    return (
      <GatsbyLink {...props} to={href}>
        {children}
      </GatsbyLink>
    );
  }
  const external = href.startsWith('https:');
  return (
    <a {...props} href={href} {...(external && { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
      {external && <OpensNewTab />}
    </a>
  );
}

/** Asks for the words of controls only where one is said: the error screen's link stands outside of them. */
function OpensNewTab() {
  const { newTab } = useInterface();
  return <VisuallyHidden> {newTab}</VisuallyHidden>;
}
