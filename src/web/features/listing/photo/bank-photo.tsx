import { photoWidths } from '#contract/photo-path.ts'

/** One photo of the bank as public pages show it: it appears without any script. */
export const BankPhoto = ({
  path,
  alt,
  sizes,
  eager = false,
}: {
  path: string
  alt: string
  /** The picture's width as `<img sizes>` takes it. */
  sizes: string
  /** Whether the photo loads at once, before others. */
  eager?: boolean
}) => (
  <img
    className="photo"
    data-here
    alt={alt}
    loading={eager ? 'eager' : 'lazy'}
    fetchPriority={eager ? 'high' : 'auto'}
    decoding="async"
    sizes={sizes}
    srcSet={photoWidths.map(width => `${path}?w=${width} ${width}w`).join(', ')}
    src={`${path}?w=640`}
  />
)
