import type { ReactNode } from 'react'
import type { Dice } from './dice.ts'
import { floor, moon, trees } from './nature.tsx'
import { box, ground, hills } from './strokes.ts'

/** Draws a row of façades, for listings without a type. */
export function street(dice: Dice): ReactNode {
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
    const top = ground - height
    paths[tones[at % 3] as keyof typeof paths] += box(x, top, width, height)
    trims += dice.once(2)
      ? box(x - 3, top - 5, width + 6, 7)
      : `M${x - 4} ${top + 2}l${width / 2 + 4}-24l${width / 2 + 4} 24z`
    const pair = box(x + 12, top + 20, 14, 20) + box(x + width - 26, top + 20, 14, 20)
    if (count === bright) lit += pair
    else panes += pair
    doors += box(x + width / 2 - 9, ground - 36, 18, 36)
    x += width
  }
  return (
    <>
      {moon(dice)}
      <path className="a-far" d={hills(dice, 110)} />
      {floor}
      {tones.map(tone => (
        <path key={tone} className={tone} d={paths[tone]} />
      ))}
      <path className="a-trim" d={trims} />
      <path className="a-pane" d={panes} />
      <path className="a-lit" d={lit} />
      <path className="a-hollow" d={doors} />
      {trees(dice, [24, 384])}
    </>
  )
}
