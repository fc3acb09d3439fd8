import { Link } from '../../framework/link.tsx'
import { writePropertyPath } from '#contract/page-paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { DoubtfulPriceMark } from '../listing/doubtful-price-note.tsx'
import { NotableListMark } from '../listing/list-freshness-line.tsx'
import { ListingPhoto } from '../listing/photo/listing-photo.tsx'
import type { NewsRow } from './news-rows.ts'

const inks = { gain: 'text-gain', risk: 'text-risk', plain: 'text-ink' }

/** One change: what it was, what it is, why it concerns the account; the whole row links to the property. */
export const NewsRowView = ({
  row: { property, title, before, price, after, label, reason },
}: {
  row: NewsRow
}) => (
  <li className="home-news">
    <span className="scene home-picture max-sm:row-span-2">
      <ListingPhoto property={property} sizes="5rem" />
    </span>
    <div className="min-w-0">
      <Link
        to={writePropertyPath(property.id)}
        className="row-link font-semibold text-ink line-clamp-2 sm:line-clamp-1"
      >
        {title}
      </Link>
      <p className="mt-0.5 text-sm text-ink-2 text-pretty">
        {before}
        <b className="font-semibold whitespace-nowrap text-ink">{price}</b>
        {after}
      </p>
      <p className="text-xs text-ink-3 empty:hidden">
        <NotableListMark property={property} separator="" />
      </p>
      <DoubtfulPriceMark property={property} />
    </div>
    <div className="home-news-label text-sm">
      <span className={classNames('font-semibold sm:block', inks[label.tone])}>{label.words}</span>
      <span className="line-clamp-2 text-ink-3 wrap-anywhere">{reason}</span>
    </div>
  </li>
)
