import { navigate } from 'gatsby';
import { useEffect } from 'react';

/** Redirects from `?section=team` to the page of that section, and does nothing if there is no such section. */
export function useSectionRedirect(search: string, sections: readonly { key: string; href: string }[]): void {
  const wanted = new URLSearchParams(search).get('section')?.toLowerCase();
  const href = sections.find(({ key }) => key === wanted)?.href;
  useEffect(() => {
    if (href) void navigate(href, { replace: true });
  }, [href]);
}
