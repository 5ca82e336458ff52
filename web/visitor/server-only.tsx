import type { ComponentProps, RefCallback } from 'react';

type ServerOnlyProps = Omit<ComponentProps<'section'>, 'ref'> & {
  as?: 'section' | 'header' | 'div';
  ref?: RefCallback<HTMLElement>;
};

/**
 * Markup that only the server renders, because it never changes: hydration leaves it alone, and it
 * isn't sent a second time as script. A parent handles its events. Pass children under
 * `import.meta.env.SSR`, so that the page's script does not contain them.
 */
export function ServerOnly({ as: Tag = 'section', children, ...rest }: ServerOnlyProps) {
  if (import.meta.env.SSR) return <Tag {...rest}>{children}</Tag>;
  return <Tag {...rest} suppressHydrationWarning dangerouslySetInnerHTML={skipContents} />;
}

/** Makes hydration skip the contents. */
const skipContents = { __html: '' };
