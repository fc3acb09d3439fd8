import { type ComponentProps, createElement } from 'react'

/** An icon as its file describes it. */
interface IconFile {
  node: readonly [tag: string, attributes: Record<string, string>][]
}

/** Attributes that make an icon accessible to screen readers. */
const spoken = ['aria-label', 'aria-labelledby', 'role', 'title']

/**
 * Creates the component of an icon, for its file in the build in place of the package's own function: it gives classes,
 * contexts and other sizes, which nothing here asks for.
 */
export default function createIcon({ node }: IconFile) {
  return (attributes: ComponentProps<'svg'>) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': spoken.some(name => name in attributes) ? undefined : true,
        ...attributes,
      },
      node.map(([tag, { key, ...shape }]) => createElement(tag, { key, ...shape })),
    )
}
