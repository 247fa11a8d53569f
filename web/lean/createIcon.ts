import { createElement, type ReactElement, type SVGProps } from 'react'

type Shape = [tag: string, attributes: SVGProps<SVGElement>]

/**
 * In place of lucide-react's `createLucideIcon`: each icon has the size of its class and the colour of its text, and is hidden from
 * who listens, since the words stand beside it.
 */
export default ({ node }: { node: readonly Shape[] }) =>
  (props: SVGProps<SVGSVGElement>): ReactElement =>
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
        'aria-hidden': true,
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
