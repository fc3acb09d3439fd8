import type { SeededDice } from './seeded-dice.ts'

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

/** Path data of a rectangle, in whole units; joining many in one path keeps a drawing at about a dozen nodes. */
export const boxPath = (x: number, y: number, width: number, height: number): string => {
  const across = Math.round(width)
  return `M${Math.round(x)} ${Math.round(y)}h${across}v${Math.round(height)}h${-across}z`
}

/** Path data of a circle. */
export const discPath = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`

/** The y coordinate where the ground of every scene begins; the picture is 400 × 300. */
export const groundY = 262

interface WindowGrid {
  x: number
  y: number
  columns: number
  rows: number
  width: number
  height: number
  stepX: number
  stepY: number
}

/** Draws a façade's windows: dark ones in one path, lit ones (one in `lit`, at least one) in another. */
export function windowPaths(dice: SeededDice, grid: WindowGrid, lit: number): { dark: string; lit: string } {
  const sure = dice.roll(grid.columns * grid.rows)
  const paths = { dark: '', lit: '' }
  for (let at = 0; at < grid.columns * grid.rows; at++) {
    const x = grid.x + (at % grid.columns) * grid.stepX
    const y = grid.y + Math.floor(at / grid.columns) * grid.stepY
    paths[at === sure || dice.once(lit) ? 'lit' : 'dark'] += boxPath(x, y, grid.width, grid.height)
  }
  return paths
}

/** Draws blocks of a distant town, side by side with gaps, standing on the ground. */
export function skylinePath(dice: SeededDice, lowest: number, highest: number): string {
  let path = ''
  for (let x = dice.between(-30, 0); x < 400; ) {
    const width = dice.between(34, 72)
    const height = dice.between(lowest, highest)
    path += boxPath(x, groundY - height, width, height + 4)
    x += width + dice.between(0, 26)
  }
  return path
}

/** Draws a ridge from edge to edge, closed at the bottom. */
export function hillsPath(dice: SeededDice, height: number): string {
  const left = groundY - dice.between(height - 14, height + 14)
  const middle = groundY - dice.between(height - 30, height + 10)
  const right = groundY - dice.between(height - 10, height + 22)
  const bend = dice.between(90, 150)
  return `M0 ${left}Q${bend} ${left - 34} 200 ${middle}T400 ${right}V300H0z`
}
