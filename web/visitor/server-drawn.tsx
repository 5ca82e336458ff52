import type { ComponentProps, RefCallback } from 'react';

type ServerDrawnProps = Omit<ComponentProps<'section'>, 'ref'> & {
  as?: 'section' | 'header' | 'div';
  ref?: RefCallback<HTMLElement>;
};

/**
 * What only the server draws, because it never changes: the browser keeps it as it is, and its
 * words and shapes are not sent a second time as script. What happens in it is heard further up.
 * Pass children under `import.meta.env.SSR`, so that the page's script does not carry them.
 */
export function ServerDrawn({ as: Tag = 'section', children, ...rest }: ServerDrawnProps) {
  if (import.meta.env.SSR) return <Tag {...rest}>{children}</Tag>;
  return <Tag {...rest} suppressHydrationWarning dangerouslySetInnerHTML={asItIs} />;
}

/** Hydration leaves what is inside alone, whatever stands here. */
const asItIs = { __html: '' };
