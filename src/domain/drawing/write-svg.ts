import type { DrawnShape, DrawnShapes, ShapeTone } from './drawn-shape.ts'
import { drawScene } from './draw-scene.ts'
import { type SceneKind, sceneVariants } from './property-scene.ts'

/** The lines among the parts: the colour that they take and how they are drawn. */
const strokes: Partial<Record<ShapeTone, readonly [colour: ShapeTone, attributes: string]>> = {
  line: ['trim', 'stroke-width="3" stroke-linecap="round" stroke-linejoin="round"'],
  furrow: ['near', 'stroke-width="2.5" stroke-linecap="round"'],
  dash: ['lit', 'stroke-width="3.5" stroke-dasharray="10 8" stroke-linecap="round" stroke-linejoin="round"'],
}

/** Rounds the numbers of path data to one decimal: a tenth of a unit is less than a pixel on any screen. */
const shorten = (path: string): string =>
  path.replace(/-?\d+\.\d{2,}/g, number => String(Number(Number(number).toFixed(1))))

function writeShape({ tone, path, opacity }: DrawnShape, colourOf: (tone: ShapeTone) => string): string {
  const [colour, attributes] = strokes[tone] ?? []
  const paint =
    colour === undefined
      ? `fill="${colourOf(tone)}"`
      : `fill="none" stroke="${colourOf(colour)}" ${attributes}`
  return `<path ${paint}${opacity === 1 ? '' : ` opacity="${opacity}"`} d="${shorten(path)}"/>`
}

/** Writes the parts of a drawing as elements of an SVG. */
export const writeShapes = (shapes: DrawnShapes, colourOf: (tone: ShapeTone) => string): string =>
  shapes.map(shape => writeShape(shape, colourOf)).join('')

/**
 * Writes all drawings of a kind as one SVG of symbols, v0, v1 …: their colours are the theme's of the page that uses
 * them, so that one file serves every theme.
 */
export function writeSceneSymbols(kind: SceneKind): string {
  const symbols = Array.from({ length: sceneVariants }, (_, variant) => {
    const { shapes, view } = drawScene({ kind, variant })
    const drawn = writeShapes(shapes, tone => `var(--art-${tone})`)
    return `<symbol id="v${variant}" viewBox="${view}" preserveAspectRatio="xMidYMax slice">${drawn}</symbol>\n`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`
}
