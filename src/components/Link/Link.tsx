import { Link as GatsbyLink, withPrefix } from 'gatsby';
import type { AnchorHTMLAttributes } from 'react';
import { useInterface } from '../../content/InterfaceContext';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of this site, an anchor of this page, or an absolute address. */
  href: string;
}

/**
 * Every link of the site. Paths use Gatsby's router; https links open in a new tab and say so; anchors,
 * `mailto:`, `tel:` and papers are plain links.
 */
export function Link({ href, children, ...props }: LinkProps) {
  if (href.startsWith('/') && href.endsWith('.pdf')) {
    return (
      <a {...props} href={withPrefix(href)}>
        {children}
      </a>
    );
  }
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

/**
 * A component of its own because useInterface works only inside the interface's context. The error screen's
 * link is outside it, and never external.
 */
function OpensNewTab() {
  const { newTab } = useInterface();
  return <VisuallyHidden> {newTab}</VisuallyHidden>;
}
