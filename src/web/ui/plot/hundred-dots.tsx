import './hundred-dots.css'
import { classNames } from '../class-names.ts'

/** Some of the hundred. */
export interface HundredGroup {
  key: 'gone' | 'cheaper' | 'rebased' | 'unchanged'
  /** A whole number; the counts of all groups add up to 100. `null` = too uncertain for a number. */
  count: number | null
  words: string
  /** The range, or the direction where there is no number. */
  range: string | null
}

/** Dots per line and the radius of a dot, in a grid of unit squares. */
const across = 20
const dotRadius = 0.35

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** A small arrow, cut out of a dot: downwards a lower price, upwards a higher one, also without the colour. */
const arrow = (x: number, y: number, r: number, isUp: boolean): string =>
  isUp
    ? `M${x - r * 0.5} ${y + r * 0.25}h${r}l${-r * 0.5} ${-r * 0.75}z`
    : `M${x - r * 0.5} ${y - r * 0.25}h${r}l${-r * 0.5} ${r * 0.75}z`

/** The dots `from` to `to` of a group, as one path. */
function drawDots(key: HundredGroup['key'], from: number, to: number, radius = dotRadius): string {
  const dots = Array.from({ length: to - from }, (_, at) => from + at)
  return dots
    .map(at => {
      const [x, y] = [(at % across) + 0.5, Math.floor(at / across) + 0.5]
      return (
        circle(x, y, key === 'unchanged' ? radius - 0.04 : radius) +
        (key === 'cheaper' || key === 'rebased' ? arrow(x, y, radius, key === 'rebased') : '')
      )
    })
    .join('')
}

const emptyGroups: readonly HundredGroup[] = [{ key: 'unchanged', count: 100, words: '', range: null }]

/** The drawing: hundred dots, the groups one after the other; all of them empty where a number is missing. */
function Dots({ groups }: { groups: readonly HundredGroup[] | null }) {
  const counted = groups?.every(({ count }) => count !== null) ? groups : emptyGroups
  const paths = counted.map(({ key, count }, at) => {
    const first = counted.slice(0, at).reduce((sum, before) => sum + (before.count ?? 0), 0)
    return <path key={key} className={`hundred-${key}`} d={drawDots(key, first, first + (count ?? 0))} />
  })
  return (
    <svg
      viewBox={`0 0 ${across} ${100 / across}`}
      className={classNames('hundred-drawing w-full h-auto', counted === emptyGroups && 'hundred-empty')}
      aria-hidden="true"
    >
      {paths}
    </svg>
  )
}

/** What becomes of a hundred listings like one; the legend says it to screen readers. */
export function HundredDots({
  groups,
  silence,
}: {
  /** `null` = not stated; `silence` gives the reason. */
  groups: readonly HundredGroup[] | null
  silence?: string
}) {
  return (
    <div className="hundred">
      <div className="hundred-layout">
        <span className="block max-w-100" aria-hidden="true">
          <Dots groups={groups} />
        </span>
        {groups ? (
          <ul className="grid gap-3">
            {groups.map(({ key, count, words, range }) => (
              <li className="grid grid-cols-[0.75rem_2.5rem_minmax(0,1fr)] gap-x-3" key={key}>
                <svg viewBox="0 0 1 1" className="size-3 mt-1.5 overflow-visible" aria-hidden="true">
                  <path className={`hundred-${key}`} d={drawDots(key, 0, 1, 0.5)} />
                </svg>
                <b className="text-xl/6 font-bold text-right">{count ?? '–'}</b>{' '}
                <span className="text-sm pt-0.5 font-semibold">
                  {words}
                  {range !== null && (
                    <>
                      <span className="sr-only">, </span>
                      <span className="text-xs/5 block text-ink-2 font-normal text-pretty">{range}</span>
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-sm/5.5 text-ink-2">{silence}</p>
        )}
      </div>
    </div>
  )
}
