import './staircase-of-steps.css'
import './standing-staircase.css'
import { Fragment } from 'react'
import { classNames } from '../class-names.ts'
import { formatReais } from '../format-text.ts'
import { drawnStyleProperties } from '../style-properties.ts'
import { placeBidLine, type PriceStaircaseProps } from './price-steps.ts'
import { fitStairs, placeBidWords, silenceWidth } from './stair-layout.ts'
import { StairStep } from './stair-step.tsx'

/**
 * The staircase of a listing's page: a list of steps, drawn as a stair where there is room and as rows on a phone. The
 * steps are real text in the order of time; only treads and lines are hidden from screen readers.
 */
export function StaircaseOfSteps(props: PriceStaircaseProps) {
  const { steps, maxBid, targetRoi, silence } = props
  if (steps.length === 0) return silence ? <p className="stairs stairs-silence">{silence}</p> : null
  const { columns, widths, need, format } = fitStairs(props)

  const levels = Math.max(...columns.map(({ level }) => level))
  const base = Math.max(silence ? 4.5 : 2.25, 6 - levels * 1.5)
  const rung = Math.min(3.5, Math.max(1.875, 12 / Math.max(1, levels)))
  const tracks = widths.map(width => `minmax(${width}rem, 1fr)`)
  if (silence) tracks.push(`minmax(${silenceWidth}rem, 3fr)`)
  const line = maxBid ? placeBidLine(columns, maxBid.price) : null
  const place = maxBid && ((line && placeBidWords(columns, line, rung)) ?? 'apart')
  const bid = maxBid && (
    <li
      className={classNames('stairs-bid', `stairs-bid-${place}`)}
      {...drawnStyleProperties({
        '--passed': line?.columns,
        '--level': line?.meets ? line.level : (-0.6 * base) / rung,
      })}
    >
      {line && (
        <span
          className={classNames('stairs-bid-line', line.meets && 'stairs-bid-meets')}
          aria-hidden="true"
        />
      )}
      <span className="stairs-bid-words">
        {maxBid.label}: <strong>{formatReais(maxBid.price)}</strong>
        {line && !line.meets && ', abaixo destes preços'}
      </span>
    </li>
  )
  return (
    <div
      className="stairs"
      {...drawnStyleProperties({
        '--need': `${need}rem`,
        '--levels': levels,
        '--base': `${base}rem`,
        '--head': place === 'apart' && levels < 2 ? '3.25rem' : '1.75rem',
        '--rung': `${rung}rem`,
        '--tracks': tracks.join(' '),
      })}
    >
      <div className="stairs-room">
        <ol className="stairs-steps" aria-label="Escada do preço">
          <li className="stairs-head" aria-hidden="true">
            <span>quando</span>
            <span>preço, R$</span>
            {columns.some(({ roi }) => roi !== null) && <span>ROI</span>}
          </li>
          {!line && bid}
          {columns.map((column, at) => (
            <Fragment key={`${at} ${column.label}`}>
              {line?.columns === at && bid}
              <StairStep
                column={column}
                at={at}
                share={levels > 0 ? column.level / levels : 1}
                format={format}
                targetRoi={targetRoi}
              />
            </Fragment>
          ))}
          {line?.columns === columns.length && bid}
          {silence && (
            <li
              className="stairs-silence"
              {...drawnStyleProperties({
                '--column': columns.length + 1,
                '--level': columns.at(-1)?.level ?? 0,
              })}
            >
              {silence}
            </li>
          )}
        </ol>
      </div>
    </div>
  )
}
