import { navigate } from 'gatsby';
import { useEffect } from 'react';

/** `?section=team` leads to the page of that section; what names no section leaves the visitor where they are. */
export function useSectionRedirect(search: string, sections: readonly { key: string; href: string }[]): void {
  const wanted = new URLSearchParams(search).get('section')?.toLowerCase();
  const href = sections.find(({ key }) => key === wanted)?.href;
  useEffect(() => {
    if (href) void navigate(href, { replace: true });
  }, [href]);
}
