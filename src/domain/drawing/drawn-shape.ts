/** The parts of a drawing; each has a colour of the theme: `--art-{tone}`. */
export type ShapeTone =
  | 'moon'
  | 'far'
  | 'near'
  | 'ground'
  | 'body'
  | 'shade'
  | 'trim'
  | 'pane'
  | 'hollow'
  | 'lit'
  | 'leaf'
  /** Lines without a filling. */
  | 'line'
  | 'furrow'
  | 'dash'

/** One part of a drawing: path data in a picture of 400 × 300, in one colour. */
export interface DrawnShape {
  tone: ShapeTone
  path: string
  opacity: number
}
export type DrawnShapes = readonly DrawnShape[]

/** Creates one shape of a drawing; `path` is an SVG path, `opacity` 0 to 1. */
export const shape = (tone: ShapeTone, path: string, opacity = 1): DrawnShape => ({ tone, path, opacity })

/** Joins parts into one drawing, from back to front; what is absent or empty is left out. */
export const joinShapes = (...parts: readonly (DrawnShape | DrawnShapes | false)[]): DrawnShape[] =>
  parts.flatMap(part => part || []).filter(({ path }) => path !== '')
