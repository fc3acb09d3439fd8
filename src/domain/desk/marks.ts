/** Keys that are set: labels by client, documents by kind. A key that is not set is missing. */
export type Marks<Key extends string = string> = { [K in Key]?: true }

/** A change to marks: `true` sets a key, `null` removes it, missing ones stay. */
export type MarksChange<Key extends string = string> = { [K in Key]?: true | null }

/** Applies a change to marks; two changes of different keys never undo each other. */
export const mergeMarks = <Key extends string>(marks: Marks<Key>, change: MarksChange<Key>): Marks<Key> =>
  Object.fromEntries(
    Object.entries({ ...marks, ...change }).filter(([, mark]) => mark === true),
  ) as Marks<Key>
