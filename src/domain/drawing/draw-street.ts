import { type DrawnShapes, joinShapes, shape } from './drawn-shape.ts'
import type { SeededDice } from './seeded-dice.ts'
import { drawFloor, drawMoon, drawTrees } from './draw-nature.ts'
import { boxPath, groundPath, hillsPath } from './strokes.ts'

/** Draws a row of façades, for listings without a type. */
export function drawStreet(dice: SeededDice): DrawnShapes {
  const paths = { body: '', shade: '', near: '' }
  const tones = Object.keys(paths) as (keyof typeof paths)[]
  let trims = ''
  let panes = ''
  let lit = ''
  let doors = ''
  const bright = dice.roll(4)
  for (let x = dice.between(34, 52), at = dice.roll(3), count = 0; x < 330; at++, count++) {
    const width = dice.between(62, 84)
    const height = dice.between(84, 148)
    const top = groundPath - height
    paths[tones[at % 3] as keyof typeof paths] += boxPath(x, top, width, height)
    trims += dice.once(2)
      ? boxPath(x - 3, top - 5, width + 6, 7)
      : `M${x - 4} ${top + 2}l${width / 2 + 4}-24l${width / 2 + 4} 24z`
    const pair = boxPath(x + 12, top + 20, 14, 20) + boxPath(x + width - 26, top + 20, 14, 20)
    if (count === bright) lit += pair
    else panes += pair
    doors += boxPath(x + width / 2 - 9, groundPath - 36, 18, 36)
    x += width
  }
  return joinShapes(
    drawMoon(dice),
    shape('far', hillsPath(dice, 110)),
    drawFloor,
    tones.map(tone => shape(tone, paths[tone])),
    shape('trim', trims),
    shape('pane', panes),
    shape('lit', lit),
    shape('hollow', doors),
    drawTrees(dice, [24, 384]),
  )
}
