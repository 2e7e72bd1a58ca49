import { type AnchorHTMLAttributes, forwardRef } from 'react';

/** Stands in for the `gatsby` package in Storybook and jest: no router, no data layer. */

/** Where `navigate` and links lead. Stories and tests watch it: `spyOn(navigation, 'go')`. */
export const navigation = { go: (_to: string): void => undefined };

/** Gatsby's `navigate`: reports to {@link navigation} and stays where it is. */
export function navigate(to: string): Promise<void> {
  navigation.go(to);
  return Promise.resolve();
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  activeClassName?: string;
  partiallyActive?: boolean;
  replace?: boolean;
  state?: unknown;
}

/** Gatsby's `Link` as a plain `a`. Following it reports to {@link navigation}. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { to, onClick, activeClassName, partiallyActive, replace, state, ...rest },
  ref,
) {
  return (
    <a
      {...rest}
      ref={ref}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        void navigate(to);
      }}
    />
  );
});

/** The query's text, as a name: nothing runs it here. */
export function graphql(query: TemplateStringsArray): string {
  return query.join('').trim();
}

/** Static queries have no data here: a component gets its data as props. */
export function useStaticQuery(): never {
  throw new Error('There is no GraphQL in stories and tests. Give the component its data as props.');
}

/** The site's path prefix, which is empty here. */
export function withPrefix(path: string): string {
  return path;
}

export { withPrefix as withAssetPrefix };
