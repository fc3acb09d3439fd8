import { useSearch } from '@tanstack/react-router'
import { pagePaths } from '#contract/page-paths.ts'
import { InvalidUnsubscribeLink, UnsubscribeForm } from '../features/unsubscribe/unsubscribe-form.tsx'
import { usePageTitle } from '../ui/page-title.ts'

/** The target of the unsubscribe links in mails. */
export default function UnsubscribePage() {
  const { token } = useSearch({ from: pagePaths.unsubscribe })
  usePageTitle('E-mails')
  return token === undefined ? (
    <InvalidUnsubscribeLink missing />
  ) : (
    <UnsubscribeForm key={token} token={token} />
  )
}
