import { formatNetRoiBeside } from '#domain/format-figures.ts'
import { classNames } from '../class-names.ts'
import { drawnStyleProperties } from '../style-properties.ts'
import type { StairColumn } from './price-steps.ts'
import { isLoud } from './stair-layout.ts'

/** One step: its tread, name, date, price and ROI. */
export function StairStep({
  column,
  at,
  share,
  format,
  targetRoi,
}: {
  column: StairColumn
  at: number
  /** The height of the tread as a share of the highest. */
  share: number
  format: (reais: number) => string
  targetRoi: number | undefined
}) {
  const { kind, level, drop, same, label, roi, rebased, count } = column
  const when = count > 1 ? `de ${column.prices.map(format).join(' a ')}` : column.when
  const reaches = roi !== null && targetRoi !== undefined && roi >= targetRoi
  return (
    <li
      className={classNames('stair', `stair-${kind}`, same && 'stair-same', count > 1 && 'stair-shared')}
      {...drawnStyleProperties({ '--column': at + 1, '--level': level, '--share': share, '--drop': drop })}
    >
      <span className={classNames('stair-tread', drop < 0 && 'stair-rises')} aria-hidden="true" />
      <span className="stair-label">
        <b>
          {label}
          {rebased && ', nova base'}
        </b>
        <span className="sr-only">: </span>
        {when && (
          <span className="stair-when">
            {when}
            <span className="sr-only">, </span>
          </span>
        )}
      </span>
      <span className="stair-price">
        {same && 'mesmo preço'}
        <span className={same ? 'sr-only' : ''}>
          {same && ', '}
          <span className={isLoud(column) || at === 0 ? 'stair-aside' : 'sr-only'}>R$&nbsp;</span>
          {format(column.price)}
        </span>
      </span>
      <span className={classNames('stair-roi', reaches && 'stair-reaches')}>
        {roi !== null && (
          <>
            <span className="sr-only">, </span>
            <span className="stair-aside stair-roi-name">ROI </span>
            {formatNetRoiBeside(roi, targetRoi)}
            {reaches && <span className="sr-only">, atinge a meta</span>}
          </>
        )}
      </span>
    </li>
  )
}
