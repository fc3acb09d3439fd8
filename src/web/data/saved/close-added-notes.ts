import type { WorkingChange } from './working-fields.ts'

/** Says of rewritten notes that those added before are in them, or were deleted from them. */
export const closeAddedNotes = (change: WorkingChange): WorkingChange =>
  change.notes === undefined ? change : { ...change, addedNotes: null }
