import { readTextParameter, usePageLocation } from '../framework/page-location.ts'
import { InvalidUnsubscribeLink, UnsubscribeForm } from '../features/unsubscribe/unsubscribe-form.tsx'
import { usePageHead } from '../framework/page-head.ts'

/** The target of the unsubscribe links in mails. */
export default function UnsubscribePage() {
  const token = readTextParameter(usePageLocation().query.token)
  usePageHead({ title: 'E-mails' })
  return token === undefined ? (
    <InvalidUnsubscribeLink missing />
  ) : (
    <UnsubscribeForm key={token} token={token} />
  )
}
