import './small-staircase.css'
import type { PriceStaircaseProps, PriceStep } from './price-steps.ts'
import { describeStairs } from './stair-words.ts'

/** The share of the drawing's height that a staircase falls through: more where more was cut, all of it from 40 %. */
const fallOf = (cut: number): number => 25 + 60 * Math.min(1, cut / 0.4)

/**
 * Computes the lines of the drawing in a box of 100 × 100. Heights follow the listing's own cuts, so that two
 * staircases of as many steps differ. Auctions are left out: their price follows other rules.
 */
function drawStairs(all: readonly PriceStep[]) {
  const ladder = all.filter(({ kind }) => kind !== 'auction')
  const steps = ladder.length > 0 ? ladder : all
  const prices = steps.map(({ price }) => price)
  const [most, least] = [Math.max(...prices), Math.min(...prices)]
  const flat = most === least
  const fall = most > 0 ? fallOf((most - least) / most) : 0
  const y = (price: number): number => (flat ? 45 : 10 + ((most - price) / (most - least)) * fall)
  const columns = steps.length - 1 + (steps.at(-1)?.kind === 'now' && steps.length > 1 ? 3 : 1)
  const x = (at: number): number => (at >= steps.length ? 100 : (at / columns) * 100)
  const treads = steps.map((step, at) => {
    const before = steps[at - 1]
    const riser = before && before.price !== step.price ? `M${x(at)} ${y(before.price)}V${y(step.price)}` : ''
    return { ...step, left: x(at), right: x(at + 1), top: y(step.price), riser }
  })
  const solid = treads.filter(({ kind }) => kind !== 'next' && kind !== 'later')
  const fill = solid.map(({ left, right, top }) => `L${left} ${top}H${right}`).join('')
  const [first, last] = [solid[0], solid.at(-1)]
  return {
    treads,
    fill: first && last && !flat ? `M${first.left} 100${fill}V100Z` : null,
    now: treads.find(({ kind }) => kind === 'now') ?? null,
  }
}

/** The staircase as one line, for a row of a table; its name says today's and the next price. */
export function SmallStaircase({ steps, silence }: Pick<PriceStaircaseProps, 'steps' | 'silence'>) {
  const { treads, fill, now } = drawStairs(steps)
  const spoken = { role: 'img', 'aria-label': `Escada do preço: ${describeStairs(steps, silence)}` }
  return (
    <span className="small-stairs" {...spoken}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {steps.length === 0 && <path d="M0 45H100" className="small-stairs-empty" />}
        {fill && <path d={fill} className="small-stairs-fill" />}
        {treads.map(({ kind, riser, left, right, top, rebased }, at) => (
          <g key={`${at} ${left}`} className={`small-stairs-${kind}`}>
            {riser && <path d={riser} className={rebased ? 'small-stairs-rebased' : 'small-stairs-riser'} />}
            <path d={`M${left} ${top}H${right}`} />
          </g>
        ))}
      </svg>
      {now && (
        <svg className="small-stairs-dot" aria-hidden="true" focusable="false">
          <circle cx={`${(now.left + now.right) / 2}%`} cy={`${now.top}%`} />
        </svg>
      )}
    </span>
  )
}
