import type { ReactNode } from 'react'
import type { SeededDice } from './seeded-dice.ts'
import { drawFloor, drawMoon, drawTrees } from './nature.tsx'
import { boxPath, groundPath, hillsPath } from './strokes.ts'

/** Draws a row of façades, for listings without a type. */
export function drawStreet(dice: SeededDice): ReactNode {
  const paths = { 'a-body': '', 'a-shade': '', 'a-near': '' }
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
  return (
    <>
      {drawMoon(dice)}
      <path className="a-far" d={hillsPath(dice, 110)} />
      {drawFloor}
      {tones.map(tone => (
        <path key={tone} className={tone} d={paths[tone]} />
      ))}
      <path className="a-trim" d={trims} />
      <path className="a-pane" d={panes} />
      <path className="a-lit" d={lit} />
      <path className="a-hollow" d={doors} />
      {drawTrees(dice, [24, 384])}
    </>
  )
}
