import { useSearch } from '@tanstack/react-router'
import { pagePaths } from '#contract/pages.ts'
import { DeadLink, Unsubscribe } from '../features/unsubscribe/unsubscribe.tsx'
import { usePageTitle } from '../ui/page-title.ts'

/** The target of the unsubscribe links in mails. */
export default function UnsubscribePage() {
  const { token } = useSearch({ from: pagePaths.unsubscribe })
  usePageTitle('E-mails')
  return token === undefined ? <DeadLink missing /> : <Unsubscribe key={token} token={token} />
}
