import {
  type DrawnShape,
  type DrawnShapes,
  boxPath,
  discPath,
  groundY,
  joinShapes,
  shape,
} from './drawn-shape.ts'
import type { SeededDice } from './seeded-dice.ts'

const crowns = {
  round: (x: number, size: number) => discPath(x, groundY - size * 1.5, size),
  tall: (x: number, size: number) =>
    `M${x} ${groundY - size * 3.4}q${size} ${size} ${size * 0.8} ${size * 2}q-${size * 0.2} ${size * 0.9}-${size * 0.8} ${size * 0.9}t-${size * 0.8}-${size * 0.9}q-${size * 0.2}-${size} ${size * 0.8}-${size * 2}z`,
  cloud: (x: number, size: number) =>
    discPath(x - size * 0.55, groundY - size * 1.35, size * 0.7) +
    discPath(x + size * 0.6, groundY - size * 1.3, size * 0.65) +
    discPath(x, groundY - size * 1.85, size * 0.8),
}
type Crown = keyof typeof crowns
const kinds = Object.keys(crowns) as Crown[]

/** Draws one to three trees of one kind at the given places. */
export function drawTrees(dice: SeededDice, places: readonly number[]): DrawnShapes {
  const kind = kinds[dice.roll(kinds.length)] as Crown
  let trunks = ''
  let leaves = ''
  for (const place of places) {
    const x = place + dice.between(-8, 8)
    const size = dice.between(16, 25)
    trunks += boxPath(x - 2, groundY - size * 1.4, 4, size * 1.4 + 3)
    leaves += crowns[kind](x, size)
  }
  return joinShapes(shape('shade', trunks), shape('leaf', leaves))
}

/** Draws a palm: a leaning trunk and a fan of fronds. */
export function drawPalm(dice: SeededDice, x: number): DrawnShapes {
  const height = dice.between(72, 104)
  const lean = dice.between(-12, 12)
  const top = groundY - height
  const tip = x + lean
  const frond = (across: number, drop: number) =>
    `M${tip} ${top}q${across * 0.5} ${-drop * 0.9} ${across} ${drop * 0.35}q${-across * 0.45} ${-drop * 0.35} ${-across} ${-drop * 0.35}z`
  return joinShapes(
    shape(
      'shade',
      `M${x - 4} ${groundY + 2}q${lean * 0.2 + 2}-${height * 0.6} ${lean + 2}-${height}h4q${-lean * 0.5 - 1} ${height * 0.5} ${-lean + 3} ${height}z`,
    ),
    shape(
      'leaf',
      frond(38, 26) + frond(-38, 26) + frond(28, 52) + frond(-28, 52) + frond(32, 4) + frond(-32, 4),
    ),
  )
}

/** Draws the moon at night or the sun by day (the theme sets the colour), off-center so that no roof hides it. */
export function drawMoon(dice: SeededDice): DrawnShape {
  const x = dice.once(2) ? dice.between(66, 116) : dice.between(284, 334)
  return shape('moon', discPath(x, dice.between(84, 108), dice.between(15, 24)))
}

export const drawFloor = shape('ground', `M0 ${groundY}h400v38h-400z`)
