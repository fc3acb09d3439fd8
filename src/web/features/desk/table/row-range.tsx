import { listRangeScale, positionInRange, type RangeValues } from '../../../ui/plot/range-bar.tsx'

const { from, to } = listRangeScale

/** Clamps a position so that a mark of the given thickness stays inside. */
const percent = (value: number, inside = 4): string =>
  `${Math.min(100 - inside, Math.max(inside, positionInRange(value, listRangeScale)))}%`

/**
 * The return of one row as one drawing, on the scale of every list: the picture of `RangeBar` with a fifth of its boxes.
 * Screen readers skip it here as there.
 */
export const RowRange = ({ range: { low, base, high } }: { range: RangeValues }) => (
  <svg className="row-range" aria-hidden="true" focusable="false">
    <line x1="2%" x2="98%" y1="50%" y2="50%" />
    {low < 0 && (
      <line className="row-range-loss" x1={percent(low)} x2={percent(Math.min(high, 0))} y1="50%" y2="50%" />
    )}
    {high > 0 && (
      <line className="row-range-gain" x1={percent(Math.max(low, 0))} x2={percent(high)} y1="50%" y2="50%" />
    )}
    <line className="row-range-zero" x1={percent(0)} x2={percent(0)} y1="10%" y2="90%" />
    {low < from && <Beyond at="0%" path="M6 -5L0 0L6 5Z" />}
    {high > to && <Beyond at="100%" path="M-6 -5L0 0L-6 5Z" />}
    <circle cx={percent(base, low < from || high > to ? 18 : 9)} cy="50%" />
  </svg>
)

/** An arrow where an end lies outside the scale; the dot stays beside it. */
const Beyond = ({ at, path }: { at: string; path: string }) => (
  <svg x={at} y="50%" className="row-range-beyond">
    <path d={path} />
  </svg>
)
