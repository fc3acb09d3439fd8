import { lazy, Suspense } from 'react'
import type { Property } from '#contract/catalogue-schemas.ts'
import { useOwnAccount } from '../../../data/saved/own-account.ts'
import { ListingReturn } from './return-line.tsx'

/** Computing a cost sheet is not in the first JavaScript of a visit. */
const OwnReturn = lazy(() => import('./own-return.tsx'))

/** The return of a listing in a list: by the person's saved sheet or answers if there are any, else by the assumptions. */
export function CardReturn({ property }: { property: Property }) {
  const account = useOwnAccount(property.id)
  const assumed = <ListingReturn property={property} />
  if (account === null || property.gone) return assumed
  return (
    <Suspense fallback={assumed}>
      <OwnReturn property={property} account={account} />
    </Suspense>
  )
}
