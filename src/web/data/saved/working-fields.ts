import type { nothingWrittenOnFavorite } from '#contract/nothing-written.ts'
import type { FavoriteAnnotations } from '#contract/saved-schemas.ts'
import { appendNotes } from '#domain/desk/append-notes.ts'
import { mergeMarks } from '#domain/desk/marks.ts'
import { mergeOwnAnswers } from '#domain/judgement/own-answers.ts'

/** A change to what an owner writes about a property of the desk, as it waits to be sent. */
export type WorkingChange = FavoriteAnnotations & {
  /** Notes to write below those that are there; `null` when the notes were rewritten after them. */
  addedNotes?: Record<string, true> | null | undefined
}

const replacedFields = ['stage', 'notes', 'clientNotes', 'sheet', 'next', 'deposit'] as const
const markedFields = ['answers', 'clients', 'documents'] as const

/** The fields of which a change replaces only the keys that it has. */
export const mergedWorkingFields = [...markedFields, 'addedNotes'] as const

type Body = FavoriteAnnotations & { addNotes?: string[] }

/** Returns the change as the API takes it, of any item: other fields are left out. */
export function toChangeBody(change: WorkingChange): Body {
  const body = Object.fromEntries(
    [...replacedFields, ...markedFields].flatMap(field =>
      change[field] === undefined ? [] : [[field, change[field]]],
    ),
  ) as Body
  const added = Object.keys(change.addedNotes ?? {})
  return added.length === 0 ? body : { ...body, addNotes: added }
}

/** Returns the keys of a record that the server has otherwise; `undefined` where it has them all. */
function entriesBeyond<R extends object>(given: R | undefined, there: object): R | undefined {
  const open = Object.entries(given ?? {}).filter(
    ([key, value]) =>
      value !== undefined &&
      JSON.stringify(value) !== JSON.stringify((there as Record<string, unknown>)[key] ?? null),
  )
  return open.length === 0 ? undefined : (Object.fromEntries(open) as R)
}

/**
 * Returns the fields that were written on this device and that the server does not have. A record such as a cost sheet
 * is sent again even if the server has it, which changes nothing.
 */
export function changeBeyond(item: WorkingChange, there: FavoriteAnnotations): Body {
  const replaced = replacedFields.filter(
    field => item[field] !== undefined && item[field] !== (there[field] ?? null),
  )
  return toChangeBody({
    ...Object.fromEntries(replaced.map(field => [field, item[field]])),
    answers: entriesBeyond(item.answers, there.answers ?? {}),
    clients: entriesBeyond(item.clients, there.clients ?? {}),
    documents: entriesBeyond(item.documents, there.documents ?? {}),
    addedNotes: item.addedNotes,
  })
}

type Written = typeof nothingWrittenOnFavorite

/** An item as a browser stores it, without fields that were never written or that an older version did not have. */
export type Storable<T extends Written | Omit<Written, 'answers'>> = Omit<T, keyof Written> &
  WorkingChange &
  Partial<Pick<Written, 'version' | 'noted_at'>>

const hasEverything = (item: WorkingChange & object, required: object): boolean =>
  Object.keys(required).every(field => item[field as keyof WorkingChange] !== undefined) &&
  item.addedNotes == null &&
  markedFields.every(field => Object.values(item[field] ?? {}).every(value => value != null))

/** Returns a stored item as its screens show it; a complete one stays the same object. */
export function fillWorkingFields<T extends object>(
  item: WorkingChange & object,
  empty: Partial<Written>,
): T {
  if (hasEverything(item, empty)) return item as T
  const { addedNotes, ...rest } = item
  const filled: Record<string, unknown> = {
    ...empty,
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
  }
  filled.notes = appendNotes(rest.notes ?? '', Object.keys(addedNotes ?? {}))
  filled.clients = mergeMarks({}, rest.clients ?? {})
  filled.documents = mergeMarks({}, rest.documents ?? {})
  if ('answers' in empty) filled.answers = mergeOwnAnswers({}, rest.answers ?? {})
  return filled as T
}
