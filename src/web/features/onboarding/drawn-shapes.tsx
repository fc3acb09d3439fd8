import type { DrawnShapes } from '#domain/drawing/drawn-shape.ts'

/** Parts of a drawing, in the colours of the theme. */
export const Drawn = ({ shapes }: { shapes: DrawnShapes }) =>
  shapes.map(({ tone, path, opacity }) => (
    <path key={`${tone} ${path}`} className={`a-${tone}`} d={path} opacity={opacity} />
  ))
