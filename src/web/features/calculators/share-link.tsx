import { Link2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { copyLink } from '../../ui/toast/copy-text.ts'

/**
 * Copies a link to the calculator with its values; on a phone the button shows only its icon, unless it is `wide`.
 */
export const ShareLink = ({
  link,
  description,
  wide = false,
  className,
}: {
  link: () => string
  /** The content of the link, named once it is copied. */
  description?: string
  wide?: boolean
  className?: string
}) => (
  <Button
    className={classNames('shrink-0 print:hidden', !wide && 'max-sm:w-target max-sm:px-0', className)}
    onClick={() => void copyLink(link(), description)}
  >
    <Link2 className="size-4" aria-hidden="true" />
    <span className={wide ? undefined : 'max-sm:sr-only'}>Copiar link</span>
  </Button>
)
