import { Link } from '@tanstack/react-router'
import { propertyPagePattern } from '#contract/page-paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { PropertyDrawing } from '../listing/drawing/property-drawing.tsx'
import type { NewsRow } from './news-rows.ts'

const rowClass =
  'relative grid h-20 grid-cols-[auto_auto_1fr] content-center items-center gap-x-3 border-t border-line sm:h-19 sm:grid-cols-[auto_1fr_auto]'
const pictureClass = 'row-span-2 h-12 w-16 overflow-hidden rounded-md'

/** One change; the whole row links to the property. */
export const NewsRowView = ({ row }: { row: NewsRow }) => (
  <li className={classNames(rowClass, 'group')}>
    <div className={classNames('scene', pictureClass)}>
      <PropertyDrawing subject={row.subject} />
    </div>
    <Link
      to={propertyPagePattern}
      params={{ id: row.propertyId }}
      className="col-span-2 line-clamp-2 text-sm font-semibold group-hover:text-amber-text after:absolute after:inset-0 sm:col-span-1 sm:block sm:truncate sm:text-base"
    >
      {row.title}
    </Link>
    <span
      className={classNames(
        'rounded-sm px-1.5 py-0.5 text-2xs font-semibold whitespace-nowrap sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:px-2 sm:py-1 sm:text-xs',
        row.chip.gain ? 'bg-gain-soft text-gain' : 'bg-raised-3 text-ink-2',
      )}
    >
      {row.chip.words}
    </span>
    <span className="min-w-0 truncate text-xs text-ink-3 sm:col-start-2 sm:row-start-2 sm:text-sm">
      {row.detail}
    </span>
  </li>
)

/** Placeholder rows while the news load. */
export const NewsRowSkeleton = ({ count }: { count: number }) => (
  <div aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={rowClass}>
        <div className={classNames('skeleton', pictureClass)} />
        <div className="skeleton col-span-2 my-1 h-3.5 w-full max-w-80 sm:col-span-1" />
        <div className="skeleton col-start-2 h-3 w-32" />
      </div>
    ))}
  </div>
)
