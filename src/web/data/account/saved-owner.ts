import { QueryObserver } from '@tanstack/react-query'
import type { Me } from '#contract/account-schemas.ts'
import { restrictedPath } from './restricted-path.ts'
import { sessionQuery, lastKnownAccount } from './session.ts'
import { queryClient } from '../query-client.ts'
import { findVisitorId, ensureVisitorId } from './visitor-id.ts'

/** Whose data this browser stores: an account's or, while nobody is signed in, the visitor's. */
export interface SavedOwner {
  /** The account's id; `null` for the visitor. */
  account: string | null
  /** Whether the account may only see its profile: the server would refuse all other calls. */
  confined: boolean
}

const ownerOf = (me: Me | null): SavedOwner => ({
  account: me?.user.id ?? null,
  confined: me !== null && restrictedPath(me, Date.now()) !== null,
})

/** Returns the current owner; while it is not known yet, the last known one. */
export const currentOwner = (): SavedOwner => ownerOf(lastKnownAccount())

/** Returns the owner once it is known. @throws RequestRefused */
export const findOwner = async (): Promise<SavedOwner> =>
  ownerOf((await queryClient.ensureQueryData(sessionQuery)).me)

/** The `user_id` of a reading call; `undefined` for a visitor who has never saved anything. */
export const ownerIdForReading = ({ account }: SavedOwner): string | undefined => account ?? findVisitorId()

/** The `user_id` of a saving call. */
export const ownerIdForSaving = ({ account }: SavedOwner): string => account ?? ensureVisitorId()

/** Calls back whenever the session is fetched again, because of this tab or another one. */
export const watchOwner = (changed: () => void): (() => void) =>
  new QueryObserver(queryClient, sessionQuery).subscribe(result => {
    if (result.isSuccess && !result.isFetching) changed()
  })
