/**
 * An empty box so many percent of its row wide. Its width is an attribute of the drawing language, not a style: HTML
 * from the server may carry no style, which the page's security rules would ignore.
 */
export const Strut = ({
  percent,
  className = 'strut',
}: {
  percent: number
  className?: string | undefined
}) => <svg width={`${percent}%`} height="0" className={className} aria-hidden="true" focusable="false" />
