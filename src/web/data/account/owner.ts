import { QueryObserver } from '@tanstack/react-query'
import type { Me } from '#contract/account.ts'
import { confined } from './confined.ts'
import { entryQuery, lastSeen } from './account.ts'
import { queries } from '../query-client.ts'
import { knownVisitorId, visitorId } from './visitor.ts'

/** Whose things this browser keeps: an account's or, while nobody is signed in, the visitor's. */
export interface Owner {
  /** The account's id; `null`: the visitor. */
  account: string | null
  /** The account may do nothing but see its profile: the server would say no to all it asks. */
  confined: boolean
}

const ownerOf = (me: Me | null): Owner => ({
  account: me?.user.id ?? null,
  confined: me !== null && confined(me, Date.now()) !== null,
})

/** Who it is; while that is not known yet, who it was last. */
export const currentOwner = (): Owner => ownerOf(lastSeen())

/** Who it is, once that is known. @throws Refused */
export const knownOwner = async (): Promise<Owner> => ownerOf((await queries.ensureQueryData(entryQuery)).me)

/** The `user_id` of a call that asks; `undefined`: a visitor who never saved anything. */
export const idToAsk = ({ account }: Owner): string | undefined => account ?? knownVisitorId()

/** The `user_id` of a call that saves. */
export const idToSave = ({ account }: Owner): string => account ?? visitorId()

/** Calls back whenever the session is asked for anew, in this tab or because of another. */
export const watchOwner = (changed: () => void): (() => void) =>
  new QueryObserver(queries, entryQuery).subscribe(result => {
    if (result.isSuccess && !result.isFetching) changed()
  })
