import { QueryObserver } from '@tanstack/react-query'
import type { Me } from '#contract/account.ts'
import { confined } from './confined.ts'
import { entryQuery, lastSeen } from './account.ts'
import { queries } from '../query-client.ts'
import { knownVisitorId, visitorId } from './visitor.ts'

/** Whose data this browser stores: an account's or, while nobody is signed in, the visitor's. */
export interface Owner {
  /** The account's id; `null` for the visitor. */
  account: string | null
  /** Whether the account may only see its profile: the server would refuse all other calls. */
  confined: boolean
}

const ownerOf = (me: Me | null): Owner => ({
  account: me?.user.id ?? null,
  confined: me !== null && confined(me, Date.now()) !== null,
})

/** Returns the current owner; while it is not known yet, the last known one. */
export const currentOwner = (): Owner => ownerOf(lastSeen())

/** Returns the owner once it is known. @throws Refused */
export const knownOwner = async (): Promise<Owner> => ownerOf((await queries.ensureQueryData(entryQuery)).me)

/** The `user_id` of a reading call; `undefined` for a visitor who has never saved anything. */
export const idToAsk = ({ account }: Owner): string | undefined => account ?? knownVisitorId()

/** The `user_id` of a saving call. */
export const idToSave = ({ account }: Owner): string => account ?? visitorId()

/** Calls back whenever the session is fetched again, because of this tab or another one. */
export const watchOwner = (changed: () => void): (() => void) =>
  new QueryObserver(queries, entryQuery).subscribe(result => {
    if (result.isSuccess && !result.isFetching) changed()
  })
